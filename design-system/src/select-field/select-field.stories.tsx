import type { Meta, StoryObj } from '@storybook/react';
import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'Voice style',
    options: [
      { value: 'soft', label: 'Soft' },
      { value: 'energetic', label: 'Energetic' },
      { value: 'calm', label: 'Calm' },
      { value: 'playful', label: 'Playful' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'calm' } };
export const Nothing: Story = { args: { placeholder: 'Choose a voice' } };
export const WithError: Story = { args: { placeholder: 'Choose a voice', error: 'Please choose a voice.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: [
      { value: 'x', label: 'South Georgia and the South Sandwich Islands, and everything beyond them' },
    ],
  },
};
