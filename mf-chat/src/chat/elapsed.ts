/** Seconds as a clock: `0:07`, `12:40`, `1:02:03`. */
export function clockWords(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** When the person began this sitting, in ms; a reload does not start it afresh, a new tab does. */
export function sittingStart(chat: string, now: number): number {
  const key = `saathi_sitting_${chat}`;
  const kept = Number(sessionStorage.getItem(key));
  if (kept > 0 && kept <= now) return kept;
  sessionStorage.setItem(key, String(now));
  return now;
}
