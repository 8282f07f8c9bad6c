import { describe, expect, test } from 'vitest';
import { Answers, answerWords, Letter, statements, unansweredMessage } from './personality.ts';

const pairOf = (letter: Letter) => ['EI', 'SN', 'TF', 'JP'].find((pair) => pair.includes(letter));
const answersOf = (answer: unknown) => Array.from({ length: 24 }, () => answer);

describe('the statements', () => {
  test('are 24, numbered 1 to 24 in order, each with its own text', () => {
    expect(statements.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(statements.map(({ text }) => text)).size).toBe(24);
  });

  test.each(Letter.options)('hold three for %s', (letter) => {
    expect(statements.filter((statement) => statement.letter === letter)).toHaveLength(3);
  });

  test('never ask about the same pair twice in a row', () => {
    const pairs = statements.map(({ letter }) => pairOf(letter));
    expect(pairs.filter((pair, index) => pair === pairs[index - 1])).toEqual([]);
  });

  test.each(statements)('$id is one short sentence about oneself', ({ text }) => {
    expect(text).toMatch(/^[A-Z][^.!?]+\.$/);
    expect(text).toMatch(/\b(I|me|my)\b/);
    expect(text.split(' ').length).toBeLessThanOrEqual(14);
  });
});

test('the answers are called by their five words, in order', () => {
  expect(answerWords.map(({ value, word }) => [value, word])).toEqual([
    [1, 'Strongly Disagree'],
    [2, 'Disagree'],
    [3, 'Neutral'],
    [4, 'Agree'],
    [5, 'Strongly Agree'],
  ]);
  expect(new Set(answerWords.map(({ emoji }) => emoji)).size).toBe(5);
});

describe('the answers', () => {
  test.each([1, 2, 3, 4, 5])('may all be %d', (answer) => {
    expect(Answers.parse(answersOf(answer))).toEqual(answersOf(answer));
  });

  test.each<[string, unknown]>([
    ['one is unanswered (0)', answersOf(3).with(7, 0)],
    ['one is 6', answersOf(3).with(23, 6)],
    ['one is negative', answersOf(3).with(0, -1)],
    ['one is not whole', answersOf(3).with(0, 2.5)],
    ['one is a text', answersOf(3).with(0, '3')],
    ['one is null', answersOf(3).with(0, null)],
    ['one is NaN', answersOf(3).with(0, Number.NaN)],
    ['one is missing', answersOf(3).slice(1)],
    ['there is one too many', [...answersOf(3), 3]],
    ['there are none', []],
    ['they are not a list', { 1: 3 }],
    ['they are absent', undefined],
  ])('are refused in plain words when %s', (_, answers) => {
    const messages = Answers.safeParse(answers).error?.issues.map(({ message }) => message);
    expect(new Set(messages)).toEqual(new Set([unansweredMessage]));
  });

  test('are refused with the words of docs/product/onboarding.md, Validation', () => {
    expect(unansweredMessage).toBe('Please answer all questions before creating your profile.');
  });
});
