/** How much of `wanted` was misread as `read`: the fewest characters to change, leave out or put in, as a share of those there are. */
export function characterErrorRate(read: string, wanted: string): number {
  const [from, to] = [characters(read), characters(wanted)];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, character] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const changed = (row[j] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / to.length;
}

/** Where a line ends is the page's, not the writer's. */
function characters(text: string): string[] {
  return [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
}
