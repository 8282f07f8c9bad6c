import type { MbtiType } from 'contracts/personality';
import { meaningTypes } from './nf.words.ts';
import { ideaTypes } from './nt.words.ts';
import { dutyTypes } from './sj.words.ts';
import { momentTypes } from './sp.words.ts';
import type { TypeWords } from './type-words.ts';

/** The texts of all sixteen personality types. */
export const wordsByType: Record<MbtiType, TypeWords> = {
  ...ideaTypes,
  ...meaningTypes,
  ...dutyTypes,
  ...momentTypes,
};
