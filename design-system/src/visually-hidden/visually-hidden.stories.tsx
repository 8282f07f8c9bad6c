import type { Meta, StoryObj } from '@storybook/react';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'Only read aloud' } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const Hidden: StoryObj<typeof meta> = {};
