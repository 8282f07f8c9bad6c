/** How often something happened on texts the check had never seen, in percent, with the 95% interval. */
export interface CareFigure {
  /** As api/src/care/model/care-model.md names it. */
  bar: string;
  /** What we want, in percent. */
  aim: { atLeast: number } | { atMost: number };
  measured: number;
  from: number;
  to: number;
}

/** On what it was measured. What stands in this file is what the card of the model tells; a test compares the two. */
export const measuredOn = { messages: 2400, authors: 6, conversations: 124, conversationAuthors: 2 };

/** How many turns of a conversation that carry no danger are asked about, in percent. */
export const turnsAsked = { en: 15.1, hi: 16.2, hinglish: 17.0 };

/** How often what speaks of danger is found (Saathi takes over or the companion asks), by language or because it only hints. */
export const found = {
  en: { bar: 'clear found, en', aim: { atLeast: 97 }, measured: 89.9, from: 84.2, to: 93.7 },
  hi: { bar: 'clear found, hi', aim: { atLeast: 97 }, measured: 97.9, from: 94.1, to: 99.3 },
  hinglish: { bar: 'clear found, hinglish', aim: { atLeast: 97 }, measured: 98.7, from: 95.2, to: 99.6 },
  hinted: { bar: 'coded found', aim: { atLeast: 85 }, measured: 74.8, from: 70.6, to: 78.5 },
} satisfies Record<string, CareFigure>;

/** How often Saathi herself takes over where danger is said plainly. */
export const takenOver = {
  en: { bar: 'clear as clear, en', aim: { atLeast: 90 }, measured: 60.8, from: 53.0, to: 68.0 },
  hi: { bar: 'clear as clear, hi', aim: { atLeast: 90 }, measured: 78.8, from: 71.4, to: 84.6 },
  hinglish: { bar: 'clear as clear, hinglish', aim: { atLeast: 90 }, measured: 75.8, from: 68.4, to: 82.0 },
} satisfies Record<string, CareFigure>;

/** How often nothing was wrong and it took over, or asked, all the same. */
export const needless = {
  graveTakenOver: {
    bar: 'hard negatives taken over',
    aim: { atMost: 1.5 },
    measured: 3.6,
    from: 2.4,
    to: 5.2,
  },
  graveAsked: { bar: 'hard negatives asked', aim: { atMost: 8 }, measured: 15.7, from: 13.2, to: 18.5 },
  plainTakenOver: {
    bar: 'sadness and plain taken over',
    aim: { atMost: 0.2 },
    measured: 0.1,
    from: 0.0,
    to: 0.8,
  },
  plainAsked: { bar: 'sadness and plain asked', aim: { atMost: 3 }, measured: 7.5, from: 5.8, to: 9.7 },
} satisfies Record<string, CareFigure>;

/** All of them. */
export const careFigures: CareFigure[] = [found, takenOver, needless].flatMap((group) =>
  Object.values<CareFigure>(group),
);

/** Whether what we want was reached. */
export function isMet({ aim, measured }: CareFigure): boolean {
  return 'atLeast' in aim ? measured >= aim.atLeast : measured <= aim.atMost;
}

/** What we want, in words. */
export function aimWords({ aim }: CareFigure): string {
  return 'atLeast' in aim ? `at least ${aim.atLeast}%` : `at most ${aim.atMost}%`;
}

/** Of a hundred, as a whole number. */
export function ofHundred({ measured }: CareFigure): number {
  return Math.round(measured);
}

/** Of a hundred, those that were not: what was missed. */
export function missedOfHundred(figure: CareFigure): number {
  return 100 - ofHundred(figure);
}
