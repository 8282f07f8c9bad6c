import type { Category } from 'contracts/categories';

/** The nine companions in the order they are offered, each with the line under its name. */
export const companions: readonly { category: Category; line: string }[] = [
  { category: 'heart_to_heart', line: 'Say what weighs' },
  { category: 'mentor', line: 'Find the next step' },
  { category: 'teacher', line: 'Up to Class 12' },
  { category: 'companion', line: 'Someone beside you' },
  { category: 'meditation', line: 'Come to rest' },
  { category: 'parenting_guide', line: 'Patience, together' },
  { category: 'confession', line: 'Nothing leaves here' },
  { category: 'anger_release', line: 'Let it out safely' },
  { category: 'wisdom_stories', line: 'An old tale for today' },
];
