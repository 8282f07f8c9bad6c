import type { Meta, StoryObj } from '@storybook/react';
import { SendIcon } from '../icon/icon.tsx';
import { Button } from './button.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Get Started' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Ghost: Story = { args: { variant: 'ghost', children: 'That’s not what I meant' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Log in' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Call 14416' } };
export const DangerGhost: Story = { args: { variant: 'danger-ghost', children: 'Call 112' } };
export const Small: Story = { args: { size: 's', variant: 'ghost', children: 'End' } };
export const Wide: Story = { args: { wide: true } };
export const WithIcon: Story = {
  render: () => (
    <Button>
      <SendIcon /> Send
    </Button>
  ),
};
/** A ring of three pixels in the deep accent, two pixels away from the edge; hover darkens the ground by a tenth. */
export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus({ preventScroll: true }),
};
export const Disabled: Story = { args: { disabled: true, children: 'Please fill all fields' } };
export const Busy: Story = { args: { busy: true, busyText: 'Processing...' } };
export const BusyGhost: Story = { args: { busy: true, variant: 'ghost', busyText: 'Creating...' } };
export const Link: Story = { args: { href: '/welcome', children: 'Open App' } };
export const LongText: Story = {
  args: { wide: true, children: 'Tell me more about what happens to my words when I end this conversation' },
};
export const Hindi: Story = { args: { lang: 'hi', children: 'शुरू करें' } };
