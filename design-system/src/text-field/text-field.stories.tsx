import type { Meta, StoryObj } from '@storybook/react';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  args: { label: 'Name', placeholder: 'As you want to be called' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Asha' } };
export const WithHint: Story = { args: { hint: 'Your companion uses it. You can change it later.' } };
export const WithError: Story = {
  args: { defaultValue: 'A', error: 'Please type at least 2 letters.', hint: 'At most 50 letters.' },
};
/** The edge turns into the focus ring, without moving anything. */
export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus({ preventScroll: true }),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'asha@example.org', label: 'Email' } };
export const Birthday: Story = { args: { label: 'Birthday', type: 'date', placeholder: undefined } };
export const LongText: Story = {
  args: {
    label: 'What should your companion call you when you talk late at night and can’t sleep?',
    hint: 'A name, a nickname, or whatever feels like you. Nobody else reads it, and you can change it in your profile.',
    defaultValue: 'Venkatanarasimharajuvaripeta Lakshminarayanan',
  },
};
export const Hindi: Story = { args: { label: 'नाम', lang: 'hi', defaultValue: 'आशा', hint: 'जैसे आप चाहें' } };
