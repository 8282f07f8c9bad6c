import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itConforms } from '../conformance/conformance.tsx';
import { ToastRegion } from './toast.tsx';

const saved = { id: 'a', tone: 'success', message: 'Saved for 72 hours.' } as const;
const failed = { id: 'b', tone: 'error', message: 'Not sent. Your words are kept.' } as const;

describe('ToastRegion', () => {
  itConforms({
    render: (props) => <ToastRegion {...props} toasts={[saved, failed]} onDismiss={() => undefined} />,
    element: 'section',
    interactive: true,
  });

  test('has its live regions before there is anything to say', async () => {
    const screen = await render(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
    const polite = screen.getByRole('status').element();
    await screen.rerender(<ToastRegion toasts={[saved, failed]} onDismiss={() => undefined} />);
    expect(polite.textContent).toBe(saved.message);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(failed.message);
  });

  test('asks its owner to take a toast away', async () => {
    const dismiss = vi.fn();
    const screen = await render(<ToastRegion toasts={[saved]} onDismiss={dismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('a');
  });
});
