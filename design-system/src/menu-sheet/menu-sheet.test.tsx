import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { itConforms } from '../conformance/conformance.tsx';
import { MenuSheet } from './menu-sheet.tsx';

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <MenuSheet open={open} onClose={() => setOpen(false)} label="Menu">
        <a href="/pricing">Pricing</a>
      </MenuSheet>
    </>
  );
}

describe('MenuSheet', () => {
  itConforms({
    render: (props) => <MenuSheet {...props} open onClose={() => undefined} label="Menu" />,
    element: 'dialog',
    interactive: true,
  });

  test('opens, closes by its button or Esc, and gives focus back', async () => {
    const screen = await render(<Menu />);
    const opener = screen.getByRole('button', { name: 'Menu', exact: true });
    await userEvent.click(opener);
    await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
