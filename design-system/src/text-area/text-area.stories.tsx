import type { Meta, StoryObj } from '@storybook/react';
import { TextArea } from './text-area.tsx';

const meta = { component: TextArea, args: { label: 'Message' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Say it as it comes', hint: '0/1000 characters' } };
export const WithError: Story = { args: { error: 'Please write a few words first.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent.' } };
export const LongText: Story = {
  args: { defaultValue: 'I got the results today. I feel like I let everyone at home down. '.repeat(9) },
};
export const Hindi: Story = {
  args: { label: 'संदेश', lang: 'hi', defaultValue: 'पापा का। वो कुछ बोले नहीं, बस चुप हो गए।' },
};
