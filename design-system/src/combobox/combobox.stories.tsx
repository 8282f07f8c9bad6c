import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi', keywords: ['हिन्दी'] },
  { value: 'bn', label: 'Bengali', keywords: ['বাংলা', 'Bangla'] },
  { value: 'pt', label: 'Portuguese', keywords: ['Português'] },
  { value: 'nb', label: 'Norwegian Bokmål' },
];

function Kept({ value: first, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(first);
  return <Combobox {...rest} value={value} onChange={setValue} />;
}

const meta = {
  component: Combobox,
  args: { label: 'Chat language', options: languages, value: 'hi', onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { hint: 'Screens stay in English. Your companion talks in this language.' },
};
export const Empty: Story = { args: { value: '', placeholder: 'Search languages' } };
export const WithError: Story = { args: { value: '', error: 'Please choose a language.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Hundreds: Story = {
  args: {
    label: 'One of 300',
    value: '7',
    options: Array.from({ length: 300 }, (_, i) => ({ value: String(i), label: `Place number ${i}` })),
  },
};
export const OpenList: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.click(),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};
