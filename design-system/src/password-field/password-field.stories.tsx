import type { Meta, StoryObj } from '@storybook/react';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const New: Story = { args: { autoComplete: 'new-password', hint: 'At least 6 characters.' } };
export const WithError: Story = { args: { defaultValue: 'abc', error: 'Please use at least 6 characters.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'marigold' } };
