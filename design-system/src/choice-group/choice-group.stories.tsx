import type { Meta, StoryObj } from '@storybook/react';
import { Bloom } from '../bloom/bloom.tsx';
import { CompanionBloom } from '../companion-bloom/companion-bloom.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const meta = {
  component: ChoiceGroup,
  args: {
    legend: 'Gender',
    layout: 'row',
    choices: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
      { value: 'other', label: 'Other' },
    ],
  },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const RowChosen: Story = { args: { defaultValue: 'female' } };
export const WithError: Story = { args: { error: 'Please choose one.' } };
export const Grid: Story = {
  args: {
    legend: 'Who would you like to sit with?',
    layout: 'grid',
    defaultValue: 'mentor',
    choices: [
      {
        value: 'heart_to_heart',
        label: 'Heart to heart',
        hint: 'Say what weighs',
        figure: <CompanionBloom category="heart_to_heart" size={56} />,
      },
      {
        value: 'mentor',
        label: 'Mentor',
        hint: 'Find the next step',
        figure: <CompanionBloom category="mentor" size={56} />,
      },
      { value: 'teacher', label: 'Teacher', hint: 'Not today', disabled: true },
    ],
  },
};
export const List: Story = {
  args: {
    legend: 'How is it inside?',
    layout: 'list',
    choices: [
      {
        value: 'low',
        label: 'Low',
        hint: 'It weighs, and I carry it',
        figure: <Bloom open={0.3} hue={285} size={44} />,
      },
      { value: 'bright', label: 'Bright', figure: <Bloom hue={75} size={44} /> },
    ],
  },
};
export const LongText: Story = {
  args: {
    choices: [
      { value: 'a', label: 'Not specified, and I would rather not say it here' },
      { value: 'b', label: 'Unzerbrechlichkeitsgefühl' },
    ],
  },
};
export const Hindi: Story = {
  args: {
    lang: 'hi',
    legend: 'आवाज़',
    choices: [
      { value: 'soft', label: 'कोमल' },
      { value: 'calm', label: 'शांत' },
    ],
  },
};
