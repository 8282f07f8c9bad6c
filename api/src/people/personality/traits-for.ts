import type { MbtiType, NumerologyReading, Traits } from 'contracts/personality';
import type { Numerology } from '../numerology/numerology.ts';
import { readNumber } from '../numerology/traits.ts';
import { careerProfileOf } from './career-profile.ts';
import { wordsByType } from './types.ts';

/**
 * The fields of `user_traits` but its keys (docs/product/onboarding.md, Traits) for a personality type and a numerology reading.
 * Without a reading (null) the numbers and `numerology` are null and nothing nudges the careers.
 */
export const traitsFor = (type: MbtiType, numerology: Numerology | null): Traits => {
  const { careers, ...personality_summary } = wordsByType[type];
  return {
    mbti_type: type,
    moolank: numerology?.moolank ?? null,
    bhagyank: numerology?.bhagyank ?? null,
    talent_no: numerology?.talent ?? null,
    numerology: numerology && readingOf(numerology),
    strengths: personality_summary.strengths,
    weaknesses: personality_summary.weaknesses,
    ideal_career: careers.map(([career]) => career),
    personality_summary,
    career_profile: careerProfileOf(careers, numerology?.bhagyank ?? null),
    communication_style: personality_summary.communication_style,
  };
};

const readingOf = ({ moolank, bhagyank, talent }: Numerology): NumerologyReading => ({
  moolank: readNumber(moolank),
  bhagyank: readNumber(bhagyank),
  talent: readNumber(talent),
});
