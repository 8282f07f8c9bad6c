import type { Meta, StoryObj } from '@storybook/react';
import { Spinner } from './spinner.tsx';

const meta = { component: Spinner, args: { label: 'Loading frequencies...' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
export const WithLabel: Story = { args: { showLabel: true } };
