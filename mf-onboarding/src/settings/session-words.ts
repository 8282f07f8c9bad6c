const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a place was last used, as people say it: "Active now", "3 hours ago", later the day. Times as ISO texts. */
export function lastSeenWords(lastSeenAt: string, now: Date): string {
  const ago = now.getTime() - Date.parse(lastSeenAt);
  if (ago < 2 * MINUTE) return 'Active now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} minutes ago`;
  if (ago < 2 * HOUR) return 'An hour ago';
  if (ago < DAY) return `${Math.floor(ago / HOUR)} hours ago`;
  return `On ${new Date(lastSeenAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}`;
}
