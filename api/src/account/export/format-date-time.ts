import { policy } from '../../policy/policy.ts';

/** A moment in words, in the product's time zone: '21 November 2026 at 17:27'. */
export function formatDateTime(at: Date): string {
  return at.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: policy.free.day_zone,
  });
}

/** The product's time zone in words: 'India Standard Time'. */
export function zoneName(at: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: policy.free.day_zone, timeZoneName: 'long' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? policy.free.day_zone;
}
