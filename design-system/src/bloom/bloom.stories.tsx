import type { Meta, StoryObj } from '@storybook/react';
import { Bloom } from './bloom.tsx';

const meta = { component: Bloom, args: { size: 200, petals: 12, hue: 75 } } satisfies Meta<typeof Bloom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const HalfOpen: Story = { args: { open: 0.5, petals: 8, hue: 285 } };
export const Bud: Story = { args: { open: 0, petals: 8, hue: 255 } };
export const Breathing: Story = { args: { motion: 'breathe', hue: 195 } };
export const Thinking: Story = {
  args: { motion: 'think', petals: 5, hue: 15, size: 40, label: 'Meera is thinking' },
};
export const Moods: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
      <Bloom hue={255} open={0.1} label="Heavy" />
      <Bloom hue={285} open={0.35} label="Low" />
      <Bloom hue={195} open={0.6} label="Even" />
      <Bloom hue={115} open={0.85} label="Light" />
      <Bloom hue={75} open={1} label="Bright" />
    </div>
  ),
};
