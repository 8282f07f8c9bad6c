const HOUR_MS = 3_600_000;

/** The day and its part on this device's clock: `Saturday evening`. */
export function dayWords(now: Date): string {
  const weekday = now.toLocaleDateString('en', { weekday: 'long' });
  return `${weekday} ${partOfDay(now.getHours())}`;
}

function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** How long a chat is still there, rounded down so that it never promises too much: `61 hours left`. */
export function hoursLeftWords(expiresAt: string, now: Date): string {
  const hours = Math.floor((Date.parse(expiresAt) - now.getTime()) / HOUR_MS);
  if (hours < 1) return 'less than an hour left';
  return hours === 1 ? '1 hour left' : `${hours} hours left`;
}

/** A few words on the week's check-ins. Missing days are never counted against anybody. */
export function weekWords(checkIns: number): string {
  if (checkIns === 0) return 'A first check-in takes one tap.';
  if (checkIns === 7) return 'You looked inside every day this week.';
  return checkIns === 1
    ? 'You looked inside once this week.'
    : `You looked inside on ${checkIns} days this week.`;
}
