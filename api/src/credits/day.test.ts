import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn } from './day.ts';

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const zones = fc.constantFrom('Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'UTC');

it('is the calendar day of the zone, in whatever order it is asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(zones, instants)), (asked) => {
      for (const [zone, at] of asked) {
        const fresh = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
        expect(dayIn(zone, at)).toBe(fresh.format(at));
      }
    }),
  );
});

it('turns at midnight, to the millisecond', () => {
  expect(dayIn('Asia/Kolkata', new Date('2026-11-21T18:29:59.999Z'))).toBe('2026-11-21');
  expect(dayIn('Asia/Kolkata', new Date('2026-11-21T18:30:00.000Z'))).toBe('2026-11-22');
});
