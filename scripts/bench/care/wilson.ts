/** A share with its 95% interval (Wilson), in percent. */
export interface Share {
  percent: number;
  low: number;
  high: number;
  of: number;
}

const Z = 1.96;

/** The share of `hits` among `of`, with the interval in which the true one lies 95 times of 100. */
export function wilson(hits: number, of: number): Share {
  if (of === 0) return { percent: 0, low: 0, high: 100, of };
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const width = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 100 / (1 + Z ** 2 / of);
  return {
    percent: 100 * share,
    low: Math.max(0, (middle - width) * scale),
    high: (middle + width) * scale,
    of,
  };
}

/** As "93.1% [90.2–95.3] of 420". */
export function shareWords({ percent, low, high, of }: Share): string {
  return `${percent.toFixed(1)}% [${low.toFixed(1)}–${high.toFixed(1)}] of ${of}`;
}
