import { createLine } from './line.ts';

/**
 * Whose reply is to be written.
 * @internal
 */
export interface Asker {
  personId: string;
  /** Goes before everybody who does not. */
  first: boolean;
  /** Waits for nobody: a message that may speak of a risk. */
  urgent: boolean;
}

/** A place at the model, or in the line before it. */
export interface Turn {
  /** Resolves when it is its turn, or was left before; undefined when nothing has to be waited for. */
  coming: Promise<void> | undefined;
  /** How many turns away it is: 1 is next, 0 has come. */
  place: () => number;
  /** Gives the place up, the one at the model as well as the one in the line. Once is enough. */
  leave: () => void;
}

export interface Turns {
  take: (asker: Asker) => Turn;
}

const noTurn: Turn = { coming: undefined, place: () => 0, leave: () => {} };

/**
 * Bounded concurrency with a fair queue: `most` places at the model, and whoever finds none free waits in line
 * (docs/product/chat.md, In line). Those who go first come first; among equals the persons take turns, so that whoever sent many messages holds up nobody else.
 */
export function createTurns(most: number): Turns {
  const firsts = createLine();
  const others = createLine();
  let taken = 0;
  const release = () => {
    taken -= 1;
    (firsts.next() ?? others.next())?.begin();
  };
  return {
    take({ personId, first, urgent }) {
      if (urgent) return noTurn;
      if (taken < most) {
        taken += 1;
        return { ...noTurn, leave: once(release) };
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      let begun = false;
      const begin = () => {
        begun = true;
        taken += 1;
        resolve();
      };
      const line = first ? firsts : others;
      const spot = line.join(personId, begin);
      return {
        coming: promise,
        place: () => (begun ? 0 : line.placeOf(spot) + (first ? 0 : firsts.size())),
        leave: once(() => {
          if (begun) return release();
          line.quit(spot);
          resolve();
        }),
      };
    },
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
