import { ToastRegion } from 'design-system/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { showToast, useToasts } from './use-toasts.ts';

function Toasts() {
  const { toasts, dismiss } = useToasts();
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A toast', () => {
  it('goes after six seconds; an error stays until it is dismissed', async () => {
    const screen = await render(<Toasts />);
    showToast({ tone: 'success', text: 'Saved.' });
    showToast({ tone: 'error', text: 'Not saved.' });
    await expect.element(screen.getByText('Saved.', { exact: true })).toBeVisible();
    vi.advanceTimersByTime(6000);
    await expect.element(screen.getByText('Saved.', { exact: true })).not.toBeInTheDocument();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('Not saved.')).not.toBeInTheDocument();
  });

  it('makes way for the newest three', async () => {
    const screen = await render(<Toasts />);
    for (const text of ['one', 'two', 'three', 'four']) showToast({ tone: 'info', text });
    await expect.element(screen.getByText('four')).toBeVisible();
    expect(screen.getByText('one').query()).toBeNull();
    expect(screen.getByText('two').query()).not.toBeNull();
    vi.advanceTimersByTime(6000);
  });
});
