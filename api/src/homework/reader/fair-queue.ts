/** What waits for its turn, by person: each person's things in their order, and the persons in turn. */
export interface FairQueue<T> {
  /** How many wait, of this person or of everybody. */
  size(person?: string): number;
  add(person: string, thing: T): void;
  /** Takes what is next of those persons for whom `mayTake`; that person is then the last in turn. */
  take(mayTake: (person: string) => boolean): { person: string; thing: T } | undefined;
  /** Takes out what no longer waits. False when it was not there. */
  remove(person: string, thing: T): boolean;
}

export function createFairQueue<T>(): FairQueue<T> {
  // A Map keeps its keys in the order they came, which is the order of turns.
  const waiting = new Map<string, T[]>();
  const put = (person: string, things: T[]) => {
    waiting.delete(person);
    if (things.length > 0) waiting.set(person, things);
  };
  return {
    size: (person) =>
      person === undefined ? [...waiting.values()].flat().length : (waiting.get(person)?.length ?? 0),
    add(person, thing) {
      const things = waiting.get(person);
      if (things) things.push(thing);
      else waiting.set(person, [thing]);
    },
    take(mayTake) {
      for (const [person, [thing, ...rest]] of waiting) {
        if (thing === undefined || !mayTake(person)) continue;
        put(person, rest);
        return { person, thing };
      }
      return undefined;
    },
    remove(person, thing) {
      const things = waiting.get(person);
      const at = things?.indexOf(thing) ?? -1;
      if (!things || at === -1) return false;
      things.splice(at, 1);
      if (things.length === 0) waiting.delete(person);
      return true;
    },
  };
}
