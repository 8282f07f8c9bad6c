/**
 * Lets at most `most` pieces of work run at once, in the order they come, and new ones in groups: only when no more than half
 * of the places are taken. A burst of messages is so answered group by group, the first long before the last, while what
 * goes to the database still goes there together.
 */
export function createAdmission(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const enter = async () => {
    if (waiting.length > 0 || inside >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
  };
  const leave = () => {
    inside -= 1;
    if (inside > most / 2) return;
    const next = waiting.splice(0, most - inside);
    inside += next.length;
    for (const begin of next) begin();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
