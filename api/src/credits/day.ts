const MINUTE_MS = 60_000;

interface Zone {
  formatter: Intl.DateTimeFormat;
  minute: number;
  day: string;
}
const zones = new Map<string, Zone>();

/**
 * The calendar day, 'YYYY-MM-DD', at `at` in `zone` (an IANA name: the policy's free.day_zone). Kept for the minute, because a
 * message asks several times and telling takes long; a day begins with a whole minute everywhere.
 */
export function dayIn(zone: string, at: Date): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const known = zones.get(zone);
  if (known?.minute === minute) return known.day;
  // The en-CA form is year-month-day. Making a formatter is slow.
  const formatter = known?.formatter ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const day = formatter.format(at);
  zones.set(zone, { formatter, minute, day });
  return day;
}
