import { MbtiType } from 'contracts/personality';
import { describe, expect, test } from 'vitest';
import { skillsByCareer } from './careers.words.ts';
import { wordsByType } from './types.ts';

const distinct = (texts: string[]) => expect(new Set(texts).size).toBe(texts.length);

test('sixteen types have words, and no other', () => {
  expect(Object.keys(wordsByType).sort()).toEqual([...MbtiType.options].sort());
});

describe.each(MbtiType.options)('%s', (type) => {
  const words = wordsByType[type];
  const careers = words.careers.map(([career]) => career);

  test('has at least five strengths, three weaknesses and three things to avoid', () => {
    expect(words.strengths.length).toBeGreaterThanOrEqual(5);
    expect(words.weaknesses.length).toBeGreaterThanOrEqual(3);
    expect(words.avoid_contexts.length).toBeGreaterThanOrEqual(3);
    distinct([...words.strengths, ...words.weaknesses, ...words.avoid_contexts]);
  });

  test('has at least five careers, each once, each with a place to thrive and skills to build', () => {
    expect(careers.length).toBeGreaterThanOrEqual(5);
    distinct(careers);
    for (const [career, environment] of words.careers) {
      expect(environment).not.toBe('');
      expect(skillsByCareer[career].length).toBeGreaterThanOrEqual(3);
    }
  });

  test('is told as a possibility and not as a verdict', () => {
    const texts = [words.summary, ...words.strengths, ...words.weaknesses, words.communication_style];
    expect(texts.filter((text) => /\b(always|never|must|will|cannot|should)\b/i.test(text))).toEqual([]);
    expect(words.summary).toMatch(/\b(often|may)\b/);
    expect(words.communication_style).toMatch(/\boften\b/i);
    for (const weakness of words.weaknesses) expect(weakness).toMatch(/^(May|Can) /);
  });
});

test('no two types share a summary, a strength, a weakness or a way of talking', () => {
  distinct(
    Object.values(wordsByType).flatMap((words) => [
      words.summary,
      words.communication_style,
      ...words.strengths,
      ...words.weaknesses,
      ...words.avoid_contexts,
    ]),
  );
});
