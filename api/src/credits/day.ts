/** The calendar day, 'YYYY-MM-DD', at `at` in `zone` (an IANA name: the policy's free.day_zone). */
export function dayIn(zone: string, at: Date): string {
  return formatter(zone).format(at);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// The en-CA form is year-month-day. Making a formatter is slow, and this runs on every message.
function formatter(zone: string): Intl.DateTimeFormat {
  const made = formatters.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formatters.set(zone, made);
  return made;
}
