import type { NumberReading, NumerologyReading, Traits, TraitsReport } from 'contracts/personality';

/** What a person is shown of their traits: all of them, or the short report (docs/product/onboarding.md, Short and full report). */
export function reportOf(traits: Traits, full: boolean): TraitsReport {
  return { ...(full ? traits : shortened(traits)), full };
}

function shortened(traits: Traits): Traits {
  return {
    ...traits,
    numerology: traits.numerology && shortNumbers(traits.numerology),
    weaknesses: [],
    ideal_career: [],
    personality_summary: { ...traits.personality_summary, weaknesses: [], avoid_contexts: [] },
    career_profile: { top_career_recommendations: [], overrides_applied: [] },
  };
}

function shortNumbers({ moolank, bhagyank, talent }: NumerologyReading): NumerologyReading {
  return { moolank: shortNumber(moolank), bhagyank: shortNumber(bhagyank), talent: shortNumber(talent) };
}

function shortNumber(reading: NumberReading): NumberReading {
  return { ...reading, challenges: [], careers: [] };
}
