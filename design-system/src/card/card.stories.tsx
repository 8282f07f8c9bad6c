import type { Meta, StoryObj } from '@storybook/react';
import { CompanionBloom } from '../companion-bloom/companion-bloom.tsx';
import { Card } from './card.tsx';

const meta: Meta<typeof Card> = { component: Card, args: { children: 'Lite · 200 chats · 20 photos' } };
export default meta;
type Story = StoryObj<typeof Card>;

export const Raised: Story = {};
export const Outline: Story = { args: { tone: 'outline' } };
export const Chosen: Story = { args: { tone: 'chosen' } };
/** Hover lifts it by a pixel and draws its edge. */
export const Link: Story = { args: { href: '/chat' } };
export const Pressable: Story = { render: () => <Card onClick={() => undefined}>Mentor</Card> };
export const Disabled: Story = {
  render: () => (
    <Card onClick={() => undefined} disabled>
      Mentor
    </Card>
  ),
};
export const Companion: Story = {
  render: () => (
    <Card href="/chat" hue="var(--h-heart)" style={{ maxInlineSize: 180 }}>
      <CompanionBloom category="heart_to_heart" size={58} />
      <strong>Heart to heart</strong>
      <span style={{ display: 'block', color: 'var(--ink-soft)', fontSize: 'var(--t-xs)' }}>
        Say what weighs
      </span>
    </Card>
  ),
};
