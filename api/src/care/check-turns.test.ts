import { describe, expect, it } from 'vitest';
import { checkTurns } from './check-turns.ts';

const levelsOf = (turns: readonly string[]) => turns.map((_, at) => checkTurns(turns.slice(0, at + 1)).level);

describe('a turn read in its conversation', () => {
  it('is graver after what was said before', () => {
    expect(checkTurns(['i want to die', 'tonight'])).toMatchObject({ level: 'clear' });
    expect(checkTurns(['hi', 'tonight']).level).not.toBe('clear');
    const before = 'honestly i dont see a way out of this anymore';
    expect(checkTurns([before, 'and what if I just did it?']).level).toMatch(/clear|possible/);
    expect(checkTurns(['hi', 'and what if I just did it?']).level).not.toBe('clear');
  });

  it.each(['forget it, just kidding', 'haha joking'])(
    'stays possible after a risk that is laughed off: %s',
    (joke) => {
      expect(levelsOf(['the rope is ready, tonight i end it', joke])).toEqual(['clear', 'possible']);
    },
  );

  it('is distress after a safe ending', () => {
    const turns = [
      'i have the pills in my hand',
      'ok i called my sister, she is here with me now. i threw the pills away',
    ];
    expect(levelsOf(turns)).toEqual(['clear', 'distress']);
  });

  it('knows what a turn is about that only points back', () => {
    expect(checkTurns(['main aaj raat marna chahta hu', 'haan, abhi'])).toMatchObject({ kind: 'self_harm' });
  });

  it.each(['no', 'bye', 'Sorry.', 'I will!', 'pata nahi', 'हाँ।', 'I don’t know'])(
    'is harmless when it is a short answer to something harmless: %s',
    (answer) => {
      expect(checkTurns([answer])).toEqual({ level: 'none' });
      expect(checkTurns(['what should i cook today', answer, answer])).toEqual({ level: 'none' });
    },
  );

  it('is as grave as what it answers when it is a short answer', () => {
    expect(checkTurns(['the rope is ready, tonight i end it', 'yes']).level).not.toBe('none');
  });

  it('is nothing when nothing was said', () => {
    expect(checkTurns([])).toEqual({ level: 'none' });
    expect(checkTurns(['', ' '])).toEqual({ level: 'none' });
  });
});
