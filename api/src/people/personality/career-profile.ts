import type { CareerProfile } from 'contracts/personality';
import { readNumber } from '../numerology/traits.ts';
import { skillsByCareer } from './careers.words.ts';
import type { TypeWords } from './type-words.ts';

type Careers = TypeWords['careers'];

/**
 * The careers of a type with what to build for each, and where the destiny number (null when unknown) nudges
 * them. It nudges only when it shares no career with the type; otherwise the two agree and there is nothing
 * to add (docs/product/onboarding.md, Traits).
 */
export const careerProfileOf = (careers: Careers, destiny: number | null): CareerProfile => ({
  top_career_recommendations: careers.map(([career, ideal_work_environment]) => ({
    career,
    ideal_work_environment,
    skills_to_build: [...skillsByCareer[career]],
  })),
  overrides_applied: destiny === null ? [] : nudges(careers, destiny),
});

const nudges = (careers: Careers, destiny: number) => {
  const recommended = new Set(careers.map(([career]) => career));
  const linked = readNumber(destiny).careers;
  if (linked.some((career) => recommended.has(career))) return [];
  const ideas = linked.slice(0, 2).join(', ');
  return [
    {
      suggestion: `Your destiny number ${destiny} is often linked with other work too: ${ideas}. Explore it if it appeals to you; a number is an invitation, not a rule.`,
    },
  ];
};
