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

/** Whether the person answered the suggestion of a break in this sitting: it comes once. */
export function breakAnswered(chat: string): boolean {
  return sessionStorage.getItem(breakKey(chat)) !== null;
}

export function noteBreakAnswered(chat: string): void {
  sessionStorage.setItem(breakKey(chat), 'true');
}

function breakKey(chat: string): string {
  return `saathi_break_${chat}`;
}
