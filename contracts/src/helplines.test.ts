import { describe, expect, it } from 'vitest';
import { helplineHref, helplinesFor } from './helplines.ts';
import { helplineTable, releasedOn } from './helplines.words.ts';

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 180;

describe('helplines', () => {
  it('begin in India with Tele-MANAS, the emergency number, Childline and Women', () => {
    expect(helplinesFor('in').map(({ number }) => number)).toEqual(['14416', '112', '1098', '181']);
  });

  it('are called, or written to', () => {
    const [first] = helplinesFor('IN');
    expect(first && helplineHref(first)).toBe('tel:14416');
    const texted = Object.values(helplineTable)
      .flat()
      .find(({ text }) => text);
    expect(texted && helplineHref(texted)).toMatch(/^sms:\+?\d+$/);
  });

  it('cover at least 25 countries, each with an emergency number', () => {
    const countries = Object.entries(helplineTable);
    expect(countries.length).toBeGreaterThanOrEqual(25);
    for (const [country, lines] of countries) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(
        lines.some(({ kind }) => kind === 'emergency'),
        country,
      ).toBe(true);
    }
  });

  it('are dated, sourced and dialable', () => {
    for (const line of Object.values(helplineTable).flat()) {
      expect(line.number).toMatch(/^[\d -]{2,16}$/);
      expect(line.dial).toMatch(/^\d{2,12}$/);
      expect(line.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(line.source.length).toBeGreaterThan(5);
      expect(line.languages.length).toBeGreaterThan(0);
    }
  });

  it('were gone through within 180 days of the release they were made for, and of today', () => {
    const latest = Math.max(Date.parse(releasedOn), Date.now());
    const old = Object.values(helplineTable)
      .flat()
      .filter(({ checkedOn }) => latest - Date.parse(checkedOn) > OLDEST_DAYS * DAY_MS);
    expect(old.map(({ name, number }) => `${name} ${number}`)).toEqual([]);
  });

  it('give 112 and words about the local number to a country the table does not hold', () => {
    const [line, ...others] = helplinesFor('ZZ');
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      number: '112',
      kind: 'emergency',
      name: expect.stringContaining('local emergency number'),
    });
  });
});
