import type { Meta, StoryObj } from '@storybook/react';
import { Progress } from './progress.tsx';

const meta = {
  component: Progress,
  args: { label: '7 of 24 answered', value: 7, max: 24 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const None: Story = { args: { label: '0 of 24 answered', value: 0 } };
export const Done: Story = { args: { label: '24 of 24 answered', value: 24 } };
