import { crisisRows } from '../crisis.rows.ts';
import { everydayRows } from '../everyday.rows.ts';
import { worldEverydayRows } from '../world.rows.ts';
import type { Lesson } from './train-model.ts';

/**
 * The rows the phrases were written with, as lessons: they teach, and so say nothing about how well the model does. Everyday talk in other
 * languages teaches that unknown words are no risk.
 */
export const earlierLessons: readonly Lesson[] = [
  ...crisisRows.map(
    ({ message, kind }): Lesson => ({
      text: message,
      level: 'clear',
      kind: kind === 'danger' ? 'danger_now' : kind,
      style: 'clear',
    }),
  ),
  ...everydayRows.map((text): Lesson => ({ text, level: 'none', kind: null, style: 'hard_negative' })),
  ...worldEverydayRows.map((text): Lesson => ({ text, level: 'none', kind: null, style: 'plain' })),
];
