import { Letter, MbtiType, statements } from 'contracts/personality';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scorePersonality } from './score.ts';

/** Answers the statements of the given letters; every other one is neutral. */
const answering = (byLetter: Partial<Record<Letter, number[]>>) => {
  const left = structuredClone(byLetter);
  return statements.map(({ letter }) => left[letter]?.shift() ?? 3);
};

const anyAnswers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 24, maxLength: 24 });

/** How far the answers lean to the first letter of each pair, counted apart from the code under test. */
const leans = (answers: number[]) =>
  ['EI', 'SN', 'TF', 'JP'].map((pair) =>
    statements.reduce((sum, { letter }, index) => {
      const vote = Math.sign((answers[index] ?? 3) - 3);
      if (letter === pair[0]) return sum + vote;
      return letter === pair[1] ? sum - vote : sum;
    }, 0),
  );

describe('one answered statement decides its pair', () => {
  const types: Record<Letter, { agree: MbtiType; disagree: MbtiType }> = {
    E: { agree: 'ENFP', disagree: 'INFP' },
    I: { agree: 'INFP', disagree: 'ENFP' },
    S: { agree: 'ISFP', disagree: 'INFP' },
    N: { agree: 'INFP', disagree: 'ISFP' },
    T: { agree: 'INTP', disagree: 'INFP' },
    F: { agree: 'INFP', disagree: 'INTP' },
    J: { agree: 'INFJ', disagree: 'INFP' },
    P: { agree: 'INFP', disagree: 'INFJ' },
  };

  test.each(Letter.options)('%s with 4 or 5 counts for it', (letter) => {
    expect(scorePersonality(answering({ [letter]: [4] }))).toBe(types[letter].agree);
    expect(scorePersonality(answering({ [letter]: [5] }))).toBe(types[letter].agree);
  });

  test.each(Letter.options)('%s with 1 or 2 counts for its opposite', (letter) => {
    expect(scorePersonality(answering({ [letter]: [1] }))).toBe(types[letter].disagree);
    expect(scorePersonality(answering({ [letter]: [2] }))).toBe(types[letter].disagree);
  });
});

describe('a tie', () => {
  test.each<[string, Partial<Record<Letter, number[]>>]>([
    ['every answer neutral', {}],
    ['E and I agreed alike', { E: [4], I: [5] }],
    ['E agreed once and refused once', { E: [5, 1] }],
    ['S and N agreed alike', { S: [4, 4], N: [4, 4] }],
    ['S agreed once and refused once', { S: [4, 2] }],
    ['T and F refused alike', { T: [1], F: [2] }],
    ['T agreed once and refused once', { T: [4, 1] }],
    ['J and P agreed alike', { J: [5, 5, 5], P: [4, 4, 4] }],
    ['J agreed once and refused once', { J: [5, 2] }],
  ])('goes to I, N, F and P: %s', (_, answers) => {
    expect(scorePersonality(answering(answers))).toBe('INFP');
  });

  test.each([1, 2, 4, 5])('is what the same answer (%d) everywhere gives', (answer) => {
    expect(scorePersonality(statements.map(() => answer))).toBe('INFP');
  });
});

test('a strong answer counts no more than a plain one', () => {
  expect(scorePersonality(answering({ E: [4, 4], I: [5] }))).toBe('ENFP');
});

test.each(MbtiType.options)('agreeing with the statements of its letters gives %s', (type) => {
  expect(scorePersonality(statements.map(({ letter }) => (type.includes(letter) ? 5 : 1)))).toBe(type);
});

describe('for any answers', () => {
  test('the type has four letters, one of each pair', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(scorePersonality(answers)).toMatch(/^[EI][SN][TF][JP]$/);
      }),
    );
  });

  test('each letter follows the lean, and a tie takes the second of its pair', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const letters = leans(answers).map((lean, pair) => (lean > 0 ? 'ESTJ' : 'INFP')[pair]);
        expect(scorePersonality(answers)).toBe(letters.join(''));
      }),
    );
  });

  test('mirrored answers flip every letter but the tied ones', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const type = scorePersonality(answers);
        const mirrored = scorePersonality(answers.map((answer) => 6 - answer));
        const flipped = [...type].map((letter, index) => letter !== mirrored[index]);
        expect(flipped).toEqual(leans(answers).map((lean) => lean !== 0));
      }),
    );
  });
});
