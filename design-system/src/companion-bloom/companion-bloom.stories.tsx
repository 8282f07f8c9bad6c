import type { Meta, StoryObj } from '@storybook/react';
import { CompanionBloom, type CompanionCategory, companionFigures } from './companion-bloom.tsx';

const meta = { component: CompanionBloom, args: { category: 'heart_to_heart', size: 96 } } satisfies Meta<
  typeof CompanionBloom
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeartToHeart: Story = {};
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {(Object.keys(companionFigures) as CompanionCategory[]).map((category) => (
        <CompanionBloom key={category} category={category} size={72} label={category} />
      ))}
    </div>
  ),
};
