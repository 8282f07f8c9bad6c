const PREFIX = 'SAATHI_';
// Short names (PORT, HOST) have too many innocent neighbours (HOME) to guess at.
const SHORTEST = 7;
const NEAR = 2;

/** The names that look meant for Saathi but that it does not know, each with what was probably meant. */
export function misspelt(given: string[], known: string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => isNear(name.replace(PREFIX, ''), other));
      if (meant) return [`${name} is unknown (did you mean ${meant}?)`];
      return name.startsWith(PREFIX) ? [`${name} is unknown`] : [];
    });
}

function isNear(name: string, known: string): boolean {
  return known === name || (known.length >= SHORTEST && editDistance(name, known) <= NEAR);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
