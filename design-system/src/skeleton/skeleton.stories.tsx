import type { Meta, StoryObj } from '@storybook/react';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Block: Story = { args: { height: '120px' } };
export const Round: Story = { args: { width: '56px', height: '56px', round: true } };
