import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { itConforms } from '../conformance/conformance.tsx';
import { Dialog } from './dialog.tsx';

function EndChat({ children, dismissable }: { children?: ReactNode; dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>End</Button>
      <Dialog
        open={open}
        onClose={close}
        dismissable={dismissable}
        title="End this chat?"
        actions={<Button onClick={close}>Delete</Button>}
      >
        {children}
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  itConforms({
    render: (props) => (
      <Dialog
        {...props}
        open
        onClose={() => undefined}
        title="End this chat?"
        actions={<Button>Delete</Button>}
      >
        <p>It is erased for good.</p>
      </Dialog>
    ),
    element: 'dialog',
    interactive: true,
  });

  test('is named by its title and takes focus', async () => {
    const screen = await render(<EndChat />);
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await expect.element(screen.getByRole('dialog', { name: 'End this chat?' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  test('closes on Esc and gives focus back', async () => {
    const screen = await render(<EndChat />);
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'End' })).toHaveFocus();
  });

  test('closes on its backdrop, and not on a press inside', async () => {
    const close = vi.fn();
    const screen = await render(
      <Dialog open onClose={close} title="End this chat?">
        <p>It is erased for good.</p>
      </Dialog>,
    );
    await userEvent.click(screen.getByText('It is erased for good.'));
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'), { position: { x: 10, y: -200 }, force: true });
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('stays open while it may not be dismissed', async () => {
    const screen = await render(<EndChat dismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('closes on Back, which stays on the page', async () => {
    const screen = await render(<EndChat />);
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await expect.poll(() => history.state?.openDialog).toBeTruthy();
    history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'End' })).toHaveFocus();
  });

  test('leaves nothing for Back when it was closed otherwise', async () => {
    const screen = await render(<EndChat />);
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await expect.poll(() => history.state?.openDialog).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => history.state?.openDialog).toBeUndefined();
  });

  test('Back does not close what may not be dismissed', async () => {
    const screen = await render(<EndChat dismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await expect.poll(() => history.state?.openDialog).toBeTruthy();
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
    await expect.poll(() => history.state?.openDialog).toBeTruthy();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('steps aside with what was filled in, and Back stays on the page meanwhile', async () => {
    const close = vi.fn();
    const dialog = (aside: boolean, open = true) => (
      <>
        <Button>Buy</Button>
        <Dialog open={open} onClose={close} title="Pay" aside={aside}>
          <input aria-label="Name" />
        </Dialog>
      </>
    );
    const screen = await render(dialog(false, false));
    screen.getByRole('button', { name: 'Buy' }).element().focus();
    await screen.rerender(dialog(false));
    await screen.getByLabelText('Name').fill('Asha');
    await expect.poll(() => history.state?.openDialog).toBeTruthy();
    await screen.rerender(dialog(true));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Buy' }).element().blur();
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
    await expect.poll(() => history.state?.openDialog).toBeTruthy();
    await screen.rerender(dialog(false));
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Asha');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    await screen.rerender(dialog(false, false));
    await expect.element(screen.getByRole('button', { name: 'Buy' })).toHaveFocus();
  });

  test('gives focus back when it is taken away while open', async () => {
    const screen = await render(<Button>End</Button>);
    screen.getByRole('button', { name: 'End' }).element().focus();
    await screen.rerender(
      <>
        <Button>End</Button>
        <Dialog open onClose={() => undefined} title="End this chat?" />
      </>,
    );
    await screen.rerender(<Button>End</Button>);
    await expect.element(screen.getByRole('button', { name: 'End' })).toHaveFocus();
  });
});
