// Date.parse makes a year of a number.
const DATE = /^[A-Z][a-z]{2}/;

/**
 * How long a response asks to be left alone, in ms, from `Retry-After` (seconds, or a date) or the finer `retry-after-ms` that
 * some endpoints send; undefined when it doesn't say so in a way that can be read.
 */
export function retryAfterMs(headers: Headers | undefined, now = Date.now()): number | undefined {
  const fine = headers?.get('retry-after-ms') ?? '';
  if (isNumber(fine)) return Number(fine);
  const said = headers?.get('retry-after')?.trim() ?? '';
  if (isNumber(said)) return Number(said) * 1000;
  const until = DATE.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}
