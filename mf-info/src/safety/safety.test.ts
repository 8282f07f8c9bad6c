import { helplineTable } from 'contracts/helplines.words';
import type { Policy } from 'contracts/policy';
import { expect, test } from 'vitest';
import { careKinds } from '../../../api/src/care/levels.ts';
import { found, missedOfHundred, needless, ofHundred } from './care-figures.ts';
import { safety, shown } from './safety.ts';

const decided = {
  retention_hours: { saved: 70, open: 20, open_without_auto_delete: 60 },
  retention_months: { counts: 14 },
  smallest_count: 25,
  limits: { age_min: 12, age_adult: 21 },
  break_after_minutes: 50,
};
const { sections } = safety((pick) => pick(decided as Policy));

function section(heading: string): string {
  return (
    sections
      .find((one) => one.heading === heading)
      ?.body.flat()
      .join('\n') ?? ''
  );
}

test('the page tells the numbers that the server decides', () => {
  expect(section('What is kept')).toContain(
    '70 hours after you saved it, else 20 hours after its last message, or 60 if you switched Auto-delete off',
  );
  expect(section(shown.counts)).toContain('kept for 14 months. None below 25 is shown');
  expect(section(shown.counts)).toContain('in steps of 25');
  expect(section('Young people')).toContain('Nobody under 12 can have an account. From 12 to 20 there is no');
  expect(section('What a companion may not say')).toContain('somebody under 21');
  expect(section('What a companion may not say')).toContain('After 50 minutes it suggests a break');
});

test('each kind of danger that the check knows has a line', () => {
  const kinds = sections.find(({ heading }) => heading === 'What it looks for')?.body.find(Array.isArray);
  expect(kinds).toHaveLength(careKinds.length);
  expect(section('What it looks for')).toMatch(/^Seven kinds/);
});

test('the countries and the day of the helplines are those of their table', () => {
  const lines = Object.values(helplineTable).flat();
  const [, countries, day = ''] =
    /lines to call in (\d+) countries, .* last gone through on (\d+ \w+ \d{4})\./.exec(
      section('Whom you can call'),
    ) ?? [];
  expect(Number(countries)).toBe(Object.keys(helplineTable).length);
  const oldest = Math.min(...lines.map(({ checkedOn }) => Date.parse(checkedOn)));
  expect(Date.parse(`${day} UTC`)).toBe(oldest);
});

test('what was measured is told as people count, found and missed alike', () => {
  const told = section(shown.figures);
  expect(told).toContain(
    `it finds ${ofHundred(found.en)} in English, ${ofHundred(found.hi)} in Hindi and ${ofHundred(found.hinglish)} in Hinglish`,
  );
  expect(told).toContain(`only hint at it, it misses ${missedOfHundred(found.hinted)}.`);
  expect(told).toContain(`it asks about ${ofHundred(needless.plainAsked)}.`);
});
