import type { Meta, StoryObj } from '@storybook/react';
import { MenuIcon, MicIcon, SendIcon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Menu', children: <MenuIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Soft: Story = { args: { variant: 'soft', label: 'Speak', children: <MicIcon /> } };
export const Accent: Story = { args: { variant: 'accent', label: 'Send', children: <SendIcon /> } };
export const Disabled: Story = { args: { disabled: true, label: 'Send', children: <SendIcon /> } };
