import type { NextStep } from 'contracts/session';

/** What onboarding has collected so far. */
export interface Progress {
  name: string | null;
  dob: string | null;
  country: string | null;
  language: string | null;
  mbti_type: string | null;
}

/** Where a person goes on (docs/product/onboarding.md, Next step). */
export function nextStep({ name, dob, country, language, mbti_type }: Progress): NextStep {
  const introduced = Boolean(name && dob);
  if (introduced) return mbti_type ? '/categories' : '/mbti';
  return country && language ? '/user-info' : '/country-language';
}
