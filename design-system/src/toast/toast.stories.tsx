import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../button/button.tsx';
import { ToastRegion } from './toast.tsx';

const meta = {
  component: ToastRegion,
  args: { toasts: [], onDismiss: () => undefined },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Info: Story = {
  args: { toasts: [{ id: 'a', tone: 'info', message: 'You are offline. Your draft is kept.' }] },
};
export const Success: Story = {
  args: { toasts: [{ id: 'a', tone: 'success', message: 'Saved for 72 hours.' }] },
};
export const ErrorTone: Story = {
  args: { toasts: [{ id: 'a', tone: 'error', message: 'Not sent. Your words are still here.' }] },
};
export const Several: Story = {
  args: {
    toasts: [
      {
        id: 'a',
        tone: 'info',
        message: 'Chat deleted.',
        action: (
          <Button size="s" variant="quiet">
            Undo
          </Button>
        ),
      },
      {
        id: 'b',
        tone: 'error',
        message: 'Could not reach Saathi. What you typed is kept, and it will be sent when you are back.',
      },
    ],
  },
};
