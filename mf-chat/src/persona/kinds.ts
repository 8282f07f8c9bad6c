import { type CompanionKind, isRomantic } from 'contracts/categories';

const kinds: { value: CompanionKind; label: string; hint: string }[] = [
  { value: 'friend', label: 'Friend', hint: 'Easy company, and an honest word' },
  { value: 'therapist', label: 'Therapist', hint: 'Works it through with you. An AI, no clinician' },
  { value: 'teacher', label: 'Teacher', hint: 'Small steps, for anything you want to learn' },
  { value: 'stress_buster', label: 'Stress buster', hint: 'One breath, one quick thing, one smile' },
  { value: 'meditation_guide', label: 'Meditation guide', hint: 'A short practice at a time' },
  { value: 'girlfriend', label: 'Girlfriend', hint: 'Warm, and curious about your day' },
  { value: 'boyfriend', label: 'Boyfriend', hint: 'Steady, and on your side' },
  { value: 'romantic_partner', label: 'Romantic partner', hint: 'Warmth and attention' },
];

/** What a companion may be, as the page offers it: under 18 nothing romantic. */
export function kindsFor({ minor }: { minor: boolean }): typeof kinds {
  return kinds.filter(({ value }) => !(minor && isRomantic('companion', value)));
}
