import { policy } from '../../policy/policy.ts';

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: policy.free.day_zone,
});

/** A moment in words, in the product's time zone: '21 November 2026 at 17:27'. */
export function formatDateTime(at: Date): string {
  return format.format(at);
}
