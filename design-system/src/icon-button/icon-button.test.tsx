import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { MenuIcon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  itConforms({
    render: (props) => (
      <IconButton {...props} label="Menu">
        <MenuIcon />
      </IconButton>
    ),
    element: 'button',
    interactive: true,
  });

  test('is found by its label and pressed with the keyboard', async () => {
    const press = vi.fn();
    const screen = await render(
      <IconButton label="Menu" onClick={press}>
        <MenuIcon />
      </IconButton>,
    );
    await expect.element(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
  });
});
