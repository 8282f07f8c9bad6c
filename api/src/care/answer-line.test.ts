import { describe, expect, it } from 'vitest';
import { answerLine } from './answer-line.ts';

const answer = (question: object) => JSON.parse(answerLine(JSON.stringify(question)));

describe('a line of questions', () => {
  it('is answered with level, kind and Saathi’s own reply where she takes over', () => {
    const said = answer({ id: 'a', turns: ['I want to kill myself tonight'], country: 'FR' });
    expect(said).toMatchObject({ id: 'a', level: 'clear', kind: 'self_harm' });
    expect(said.reply).toContain('3114');
  });

  it('is answered in Hindi when it is written in Hindi, with the lines of India when no country is given', () => {
    const { reply } = answer({ id: 1, turns: ['मैं आज रात मरना चाहता हूँ'], age: 30, category: 'friend' });
    expect(reply).toMatch(/\p{Script=Devanagari}/u);
    expect(reply).toContain('14416');
  });

  it('has no reply where nothing is taken over', () => {
    expect(answer({ id: 'b', turns: ['good morning', 'what should i cook today'] })).toEqual({
      id: 'b',
      level: 'none',
    });
  });

  it.each(['not JSON', '{}', '{"id":1,"turns":[]}', '{"id":1,"turns":[5]}'])(
    'is refused when it is no question: %s',
    (line) => {
      expect(() => answerLine(line)).toThrow();
    },
  );
});
