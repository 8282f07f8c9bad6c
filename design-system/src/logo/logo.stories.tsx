import type { Meta, StoryObj } from '@storybook/react';
import { Logo } from './logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {};
export const Large: Story = { args: { style: { fontSize: '3rem' } } };
