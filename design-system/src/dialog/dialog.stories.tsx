import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'End this chat?',
    children: <p>You can keep it for 72 hours, or let it go for good.</p>,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="ghost">Delete</Button>
        <Button>Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const WithoutActions: Story = { args: { actions: undefined } };
export const WithError: Story = {
  args: {
    children: <Notice tone="error">Failed to save chat. Please try again.</Notice>,
    actions: <Button busy busyText="Processing..." />,
    dismissable: false,
  },
};
export const LongText: Story = {
  args: { children: <p>{'What you said here is erased when you leave. '.repeat(60)}</p> },
};
export const Hindi: Story = {
  args: {
    lang: 'hi',
    title: 'बातचीत समाप्त करें?',
    children: <p>आप इसे 72 घंटे रख सकते हैं।</p>,
    actions: <Button>रखें</Button>,
  },
};
