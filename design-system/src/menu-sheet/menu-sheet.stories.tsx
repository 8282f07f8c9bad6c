import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { MenuSheet } from './menu-sheet.tsx';

const meta = {
  component: MenuSheet,
  args: { open: true, onClose: () => undefined, label: 'Menu', children: <Logo /> },
} satisfies Meta<typeof MenuSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, i) => `Place ${i + 1}`).map((place) => (
      <Button
        key={place}
        variant="quiet"
        href="/welcome"
        style={{ justifyContent: 'flex-start', color: 'var(--ink)' }}
      >
        {place}
      </Button>
    )),
  },
};
