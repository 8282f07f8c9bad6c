import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  component: Notice,
  args: { children: 'Screens stay in English. Your companion talks in the language you choose.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Profile updated successfully!' } };
export const Warn: Story = { args: { tone: 'warn', title: 'Only 2 messages left' } };
export const ErrorTone: Story = {
  args: {
    tone: 'error',
    title: 'That didn’t reach us',
    children: 'Your answers are kept on this phone.',
    action: (
      <Button size="s" variant="ghost">
        Try again
      </Button>
    ),
  },
};
export const Hindi: Story = { args: { lang: 'hi', children: 'आपके उत्तर इस फ़ोन पर सुरक्षित हैं।' } };
