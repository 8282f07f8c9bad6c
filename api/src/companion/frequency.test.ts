import { describe, expect, it } from 'vitest';
import { policy } from '../policy/policy.ts';
import { suggestFrequency } from './frequency.ts';

describe('the tone suggested beside a reply', () => {
  it.each(policy.tones_hz)('is %i when the reply names it in Hz', (hz) => {
    expect(suggestFrequency(`You may play ${hz} Hz softly, and sleep.`)).toBe(hz);
    expect(suggestFrequency(`${hz}hz`)).toBe(hz);
  });

  it.each([
    ['Let us find some calm before sleep.', 432],
    ['थोड़ी शांति चाहिए', 432],
    ['There is guilt in that.', 396],
    ['Forgiveness takes time.', 639],
    ['Try 500 Hz', null],
    ['I scored 528 marks.', null],
    ['Some words.', null],
  ])('for “%s” is %s', (reply, hz) => {
    expect(suggestFrequency(reply)).toBe(hz);
  });
});
