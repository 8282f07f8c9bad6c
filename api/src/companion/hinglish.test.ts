import { describe, expect, it } from 'vitest';
import { readMessages } from '../care/training/corpus.ts';
import { hinglishRows, otherRows } from './hinglish.rows.ts';
import { isHinglish } from './hinglish.ts';

/** Every other row was kept aside while the words were chosen. */
const half = (rows: readonly string[], kept: 0 | 1) => rows.filter((_, at) => at % 2 === kept);

function shareRight(kept: 0 | 1): number {
  const right = [
    ...half(hinglishRows, kept).map((row) => isHinglish(row)),
    ...half(otherRows, kept).map((row) => !isHinglish(row)),
  ];
  return right.filter(Boolean).length / right.length;
}

describe('Hinglish', () => {
  it('has a table of more than two hundred messages, no message twice', () => {
    const rows = [...hinglishRows, ...otherRows];
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('is told from everything else in the half the words were chosen by', () => {
    expect(half(hinglishRows, 0).filter((row) => !isHinglish(row))).toEqual([]);
    expect(half(otherRows, 0).filter(isHinglish)).toEqual([]);
  });

  it('is told from everything else in nineteen of twenty messages of the half that was kept aside', () => {
    expect(shareRight(1)).toBeGreaterThanOrEqual(0.95);
  });

  it('is told in the messages of the corpus by every other author, whose words nobody looked at', () => {
    const rows = (['train', 'tune', 'test'] as const).flatMap(readMessages);
    const authors = [...new Set(rows.map(({ author }) => author))].sort();
    const right = (language: string) => {
      const kept = rows.filter((row) => row.language === language && authors.indexOf(row.author) % 2 === 1);
      return kept.filter(({ text }) => isHinglish(text) === (language === 'hinglish')).length / kept.length;
    };
    expect(right('hinglish')).toBeGreaterThanOrEqual(0.9);
    expect(right('en')).toBeGreaterThanOrEqual(0.99);
    expect(right('hi')).toBeGreaterThanOrEqual(0.99);
  });
});
