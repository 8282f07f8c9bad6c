import type { Meta, StoryObj } from '@storybook/react';
import { PageHeading } from './page-heading.tsx';

const meta = {
  component: PageHeading,
  args: { children: 'Who would you like to sit with, Asha?' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLines: Story = { args: { above: 'Saturday evening', soft: 'Choose AI companion' } };
export const Large: Story = {
  args: { size: 'l', children: 'A companion for the hours when it is hard to be alone.' },
};
export const LongText: Story = {
  args: {
    children:
      'A companion for the hours when it is hard to be alone, and for the quiet ones in between them.',
  },
};
export const Hindi: Story = {
  args: { lang: 'hi', children: 'आज मन कैसा है, आशा?', soft: 'जो भी हो, यहाँ कह सकते हैं।' },
};
