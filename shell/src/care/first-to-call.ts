import type { Helpline } from 'contracts/helplines';

interface FirstLine {
  line: Helpline;
  /** When this is the one to call; nothing where there is no other to tell it from. */
  when?: string;
}

/**
 * The two lines that stand at the top and those that follow: the emergency number first, for an overdose or a wound, where words come
 * second, and beside it the line to talk to. A country with only one of them has only that one at the top.
 */
export function firstToCall(helplines: readonly Helpline[]): { first: FirstLine[]; rest: Helpline[] } {
  const harmed = helplines.find(({ kind }) => kind === 'emergency');
  const talk = helplines.find(({ kind }) => kind === 'mental_health');
  const first =
    harmed && talk
      ? [
          { line: harmed, when: 'Hurt already, or took something? This first.' },
          { line: talk, when: 'Too much to carry alone?' },
        ]
      : helplines.slice(0, 1).map((line) => ({ line }));
  return { first, rest: helplines.filter((line) => !first.some((one) => one.line === line)) };
}
