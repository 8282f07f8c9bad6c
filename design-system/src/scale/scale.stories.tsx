import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Scale, type ScaleProps } from './scale.tsx';

function Kept({ value: first, ...rest }: ScaleProps) {
  const [value, setValue] = useState(first);
  return <Scale {...rest} value={value} onChange={setValue} />;
}

const meta = {
  component: Scale,
  args: { statement: 'A full house gives me energy.', value: 0, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};
export const Answered: Story = { args: { value: 4 } };
export const LongText: Story = {
  args: {
    statement:
      'When plans change at the last moment I usually feel relieved rather than unsettled, even if I had been looking forward to them.',
  },
};
export const Hindi: Story = { args: { lang: 'hi', statement: 'भरा हुआ घर मुझे ऊर्जा देता है।' } };
