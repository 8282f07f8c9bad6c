/** A part of Saathi's care message: words, or a line with a number to reach. */
export type CarePart =
  | { kind: 'words'; text: string }
  | { kind: 'line'; name: string; hours: string; number: string; href: string };

const LINE = /^\s*[-*•]\s*(.+):\s+(\D*?)([+\d][\d\s-]*\d)\s*(?:\((.*)\))?\s*$/;

/**
 * Finds the helplines in a care message, so that each gets its button. Only numbers that the message itself contains are ever
 * shown; a line with a word before its number ("text 85258") is written to, not called.
 */
export function careParts(message: string): CarePart[] {
  const parts: CarePart[] = [];
  for (const line of message.split('\n')) {
    const part = parseLine(line);
    const last = parts.at(-1);
    if (part.kind === 'words' && last?.kind === 'words') last.text += `\n${part.text}`;
    else parts.push(part);
  }
  return parts.filter((part) => part.kind === 'line' || part.text.trim() !== '');
}

function parseLine(line: string): CarePart {
  const [, name, before, number, hours = ''] = LINE.exec(line) ?? [];
  if (!name || !number) return { kind: 'words', text: line };
  const scheme = before?.trim() ? 'sms' : 'tel';
  return { kind: 'line', name, hours, number, href: `${scheme}:${number.replace(/[^+\d]/g, '')}` };
}

type CareLine = Extract<CarePart, { kind: 'line' }>;

/**
 * The two lines to call first, in the message's own order, apart from the rest: on the smallest phone both must be there without
 * scrolling, somebody to talk to and an ambulance side by side.
 */
export function callFirst(parts: readonly CarePart[]): { first: CareLine[]; rest: CarePart[] } {
  const first = parts.filter((part) => part.kind === 'line').slice(0, 2);
  return { first, rest: parts.filter((part) => part.kind === 'words' || !first.includes(part)) };
}
