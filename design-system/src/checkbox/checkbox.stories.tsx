import type { Meta, StoryObj } from '@storybook/react';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'I understand that Saathi is an AI, not a doctor or a crisis service.' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        I understand that Saathi is an AI. <a href="/help">In danger now? Get help</a>
      </>
    ),
  },
};
export const Hindi: Story = { args: { lang: 'hi', children: 'मैं समझता हूँ कि साथी एक एआई है, डॉक्टर नहीं।' } };
