import { describe, expect, it } from 'vitest';
import { nextStep, type Progress } from './next-step.ts';

const NOTHING: Progress = { name: null, dob: null, country: null, language: null, mbti_type: null };
const REGION = { country: 'IN', language: 'hi' };
const SELF = { name: 'Asha', dob: '1999-04-12' };
const TYPE = { mbti_type: 'INFP' };

// docs/product/onboarding.md, Next step: in the order of its rows.
describe('after login', () => {
  it.each<[string, Partial<Progress>, string]>([
    ['name, birthday and type', { ...SELF, ...TYPE }, '/categories'],
    ['name, birthday, type and region', { ...SELF, ...TYPE, ...REGION }, '/categories'],
    ['region but neither name nor birthday', REGION, '/user-info'],
    ['region and a name, no birthday', { ...REGION, name: 'Asha' }, '/user-info'],
    ['region and a birthday, no name', { ...REGION, dob: '1999-04-12' }, '/user-info'],
    ['region and a type, neither name nor birthday', { ...REGION, ...TYPE }, '/user-info'],
    ['name and birthday, no type', SELF, '/mbti'],
    ['name, birthday and region, no type', { ...SELF, ...REGION }, '/mbti'],
    ['nothing at all', {}, '/country-language'],
    ['a country without a language', { country: 'IN' }, '/country-language'],
    ['a language without a country', { language: 'hi' }, '/country-language'],
    ['only a type', TYPE, '/country-language'],
    ['only a name', { name: 'Asha' }, '/country-language'],
    ['an empty name counts as none', { ...REGION, ...SELF, name: '' }, '/user-info'],
  ])('%s', (_, progress, path) => {
    expect(nextStep({ ...NOTHING, ...progress })).toBe(path);
  });

  it('knows a way on for each of the 32 combinations, and it is the one of the first row that fits', () => {
    const fields = Object.entries({ ...SELF, ...REGION, ...TYPE });
    for (let chosen = 0; chosen < 2 ** fields.length; chosen += 1) {
      const given = Object.fromEntries(fields.filter((_, place) => chosen & (1 << place)));
      const has = (...names: string[]) => names.every((name) => name in given);
      const rows: [boolean, string][] = [
        [has('name', 'dob', 'mbti_type'), '/categories'],
        [has('country', 'language') && !has('name', 'dob'), '/user-info'],
        [has('name', 'dob') && !has('mbti_type'), '/mbti'],
        [true, '/country-language'],
      ];
      const expected = rows.find(([fits]) => fits)?.[1];
      expect(nextStep({ ...NOTHING, ...given }), JSON.stringify(given)).toBe(expected);
    }
  });
});
