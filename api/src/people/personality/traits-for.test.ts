import { MbtiType, Traits } from 'contracts/personality';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numerologyOf } from '../numerology/numerology.ts';
import { skillsByCareer } from './careers.words.ts';
import { traitsFor } from './traits-for.ts';

const today = new Date('2026-03-14T12:00:00Z');
const numbers = (bhagyank: number) => ({ moolank: 1, bhagyank, talent: 3 });
const suggestions = (type: MbtiType, bhagyank: number) =>
  traitsFor(type, numbers(bhagyank)).career_profile.overrides_applied;

test('the three numbers stand alone and again with their trait text', () => {
  const traits = traitsFor('INFP', numerologyOf('1995-08-15', { today }));
  expect(traits).toMatchObject({ mbti_type: 'INFP', moolank: 6, bhagyank: 2, talent_no: 5 });
  expect(traits.numerology?.moolank).toMatchObject({ number: 6, colours: ['White', 'Pink', 'Light blue'] });
  expect(traits.numerology?.bhagyank.mantra.transliteration).toBe('Om Chandraya Namah');
  expect(traits.numerology?.talent.careers).toContain('Journalist');
});

test('without a reading the numbers are null and the personality stays whole', () => {
  const { moolank, bhagyank, talent_no, numerology, career_profile, ...rest } = traitsFor('ESTJ', null);
  expect([moolank, bhagyank, talent_no, numerology]).toEqual([null, null, null, null]);
  expect(career_profile.overrides_applied).toEqual([]);
  expect(rest).toMatchObject({ mbti_type: 'ESTJ', strengths: rest.personality_summary.strengths });
});

test('a kept master number is shown as it is and read as its digit', () => {
  const destiny = traitsFor('INFJ', numbers(22)).numerology?.bhagyank;
  expect(destiny).toEqual({ ...traitsFor('INFJ', numbers(4)).numerology?.bhagyank, number: 22 });
});

describe('the destiny number', () => {
  test('nudges towards its careers when the type names none of them', () => {
    expect(suggestions('INFP', 9)).toEqual([
      {
        suggestion:
          'Your destiny number 9 is often linked with other work too: Police or defence officer, Sports coach. Explore it if it appeals to you; a number is an invitation, not a rule.',
      },
    ]);
  });

  test('adds nothing when the type already names one of them', () => {
    expect(suggestions('ESTP', 9)).toEqual([]);
    expect(suggestions('INFP', 2)).toEqual([]);
  });

  test('suggests only what the type does not recommend', () => {
    for (const type of MbtiType.options) {
      for (const bhagyank of [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]) {
        const { ideal_career, career_profile } = traitsFor(type, numbers(bhagyank));
        const [nudge] = career_profile.overrides_applied;
        expect(ideal_career.filter((career) => nudge?.suggestion.includes(career))).toEqual([]);
      }
    }
  });
});

test('every career in the table is pointed to by a type or a number', () => {
  const named = MbtiType.options.flatMap((type) => traitsFor(type, null).ideal_career);
  const linked = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(
    (number) => traitsFor('INFP', numbers(number)).numerology?.bhagyank.careers ?? [],
  );
  expect(Object.keys(skillsByCareer).sort()).toEqual([...new Set([...named, ...linked])].sort());
});

test('for any type and birthday the traits are what the contract says', () => {
  const birthday = fc.date({ min: new Date('1900-01-01'), max: today, noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...MbtiType.options), birthday, (type, date) => {
      const numerology = numerologyOf(date.toISOString().slice(0, 10), { today });
      const traits = traitsFor(type, numerology);
      expect(Traits.parse(JSON.parse(JSON.stringify(traits)))).toEqual(traits);
      expect(traits.ideal_career).toEqual(
        traits.career_profile.top_career_recommendations.map(({ career }) => career),
      );
    }),
  );
});
