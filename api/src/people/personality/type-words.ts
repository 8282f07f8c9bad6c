import type { PersonalitySummary } from 'contracts/personality';
import type { Career } from './careers.words.ts';

/** What is written for one personality type. Careers come best match first, each with the place it thrives in. */
export type TypeWords = PersonalitySummary & { careers: [Career, ideal_work_environment: string][] };
