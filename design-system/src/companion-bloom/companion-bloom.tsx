import { Bloom, type BloomProps } from '../bloom/bloom.tsx';

/** The figure of each chat category: its petals, and the token that holds its hue. */
export const companionFigures = {
  heart_to_heart: { petals: 5, hue: 'var(--h-heart)' },
  mentor: { petals: 6, hue: 'var(--h-mentor)' },
  teacher: { petals: 8, hue: 'var(--h-teacher)' },
  companion: { petals: 4, hue: 'var(--h-companion)' },
  meditation: { petals: 12, hue: 'var(--h-meditation)' },
  parenting_guide: { petals: 3, hue: 'var(--h-parenting)' },
  confession: { petals: 7, hue: 'var(--h-confession)' },
  anger_release: { petals: 9, hue: 'var(--h-anger)' },
  wisdom_stories: { petals: 10, hue: 'var(--h-wisdom)' },
  ancient: { petals: 11, hue: 'var(--h-ancient)' },
} as const;

export type CompanionCategory = keyof typeof companionFigures;

export interface CompanionBloomProps extends Omit<BloomProps, 'petals' | 'hue'> {
  category: CompanionCategory;
}

/** The bloom of the companion of a chat category (docs/product/chat.md, Categories). */
export function CompanionBloom({ category, ...rest }: CompanionBloomProps) {
  return <Bloom {...companionFigures[category]} {...rest} />;
}
