import type { Meta, StoryObj } from '@storybook/react';
import { Chip } from './chip.tsx';

const meta = { component: Chip, args: { children: '12:40' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Warm: Story = { args: { tone: 'warm', children: '3/10 free' } };
export const Outline: Story = { args: { tone: 'outline', children: 'Your pack' } };
export const Good: Story = { args: { tone: 'good', children: 'Verified' } };
export const Alert: Story = { args: { tone: 'alert', children: 'Daily limit' } };
export const Hindi: Story = { args: { lang: 'hi', children: 'मुफ़्त' } };
