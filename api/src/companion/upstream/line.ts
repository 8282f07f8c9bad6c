/** Somebody's place in a line. */
interface Spot {
  personId: string;
  begin: () => void;
}

/** A queue in which the persons take turns (round robin): everybody's first before anybody's second. */
export interface Line {
  join: (personId: string, begin: () => void) => Spot;
  /** Takes out whose turn it is. */
  next: () => Spot | undefined;
  quit: (spot: Spot) => void;
  /** How many turns it takes until this one comes, itself included. */
  placeOf: (spot: Spot) => number;
  size: () => number;
}

export function createLine(): Line {
  // In the order in which the persons' turns come; a person with nothing left is not in it.
  const persons = new Map<string, Spot[]>();
  const keep = (personId: string, spots: Spot[]) => {
    if (spots.length > 0) persons.set(personId, spots);
    else persons.delete(personId);
  };
  return {
    join(personId, begin) {
      const spot = { personId, begin };
      keep(personId, [...(persons.get(personId) ?? []), spot]);
      return spot;
    },
    next() {
      const [entry] = persons;
      if (!entry) return undefined;
      const [personId, [spot, ...rest]] = entry;
      // To the end of the round.
      persons.delete(personId);
      keep(personId, rest);
      return spot;
    },
    quit(spot) {
      const spots = persons.get(spot.personId) ?? [];
      keep(
        spot.personId,
        spots.filter((other) => other !== spot),
      );
    },
    placeOf(spot) {
      const own = (persons.get(spot.personId) ?? []).indexOf(spot);
      let place = 1;
      let before = true;
      for (const [personId, spots] of persons) {
        if (personId === spot.personId) before = false;
        // Whoever stands before this person in the round has one turn more until then.
        place += personId === spot.personId ? own : Math.min(spots.length, own + (before ? 1 : 0));
      }
      return place;
    },
    size: () => [...persons.values()].reduce((sum, spots) => sum + spots.length, 0),
  };
}
