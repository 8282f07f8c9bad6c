import { describe, expect, it } from 'vitest';
import { answerToQuestion } from './answer-to-question.ts';

describe('an answer to whether they think of ending their life', () => {
  it.each(['yes', 'Yeah.', 'yes, every day', 'I am', 'haan', 'ji haan, roz', 'हाँ', 'हाँ, सोचता हूँ'])(
    'is clear: %s',
    (answer) => {
      expect(answerToQuestion('self_harm', answer)).toEqual({ level: 'clear', kind: 'self_harm' });
    },
  );

  it.each(['maybe', 'I don’t know', 'not sure', 'sometimes at night', 'shayad', 'पता नहीं'])(
    'is possible: %s',
    (answer) => {
      expect(answerToQuestion('self_harm', answer)).toEqual({ level: 'possible', kind: 'self_harm' });
    },
  );

  it.each([
    'no',
    'No, I just hate Mondays',
    'nahi yaar',
    'नहीं',
    'I am not',
    'yesterday was fun',
    'what do you mean',
    '',
  ])('says nothing more: %s', (answer) => {
    expect(answerToQuestion('self_harm', answer)).toBeUndefined();
  });

  it('is turned round where the question was whether they are safe', () => {
    expect(answerToQuestion('danger_now', 'no')).toEqual({ level: 'clear', kind: 'danger_now' });
    expect(answerToQuestion('danger_now', 'yes')).toBeUndefined();
  });
});
