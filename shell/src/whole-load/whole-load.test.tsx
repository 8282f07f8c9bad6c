import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { showToast, useToasts } from '../host/use-toasts.ts';
import { WholeLoad } from './whole-load.tsx';

beforeEach(() => sessionStorage.clear());

function Toasts() {
  const { toasts } = useToasts();
  return toasts.map(({ id, message }) => <p key={id}>{message}</p>);
}

function at(path: string, loadedAt: string, reload: () => void) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <WholeLoad loadedAt={loadedAt} reload={reload}>
        the page
      </WholeLoad>
      <Toasts />
    </MemoryRouter>,
  );
}

it.each([
  ['/pricing', '/welcome'],
  ['/Pricing/', '/chat'],
  ['/chat', '/pricing'],
])('%s is loaded anew when it follows %s, and is not drawn before', async (path, loadedAt) => {
  const reload = vi.fn();
  const screen = await at(path, loadedAt, reload);
  expect(reload).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('the page')).not.toBeInTheDocument();
});

it.each([
  ['/pricing', '/pricing'],
  ['/chat', '/welcome'],
])('%s after %s needs no load', async (path, loadedAt) => {
  const reload = vi.fn();
  const screen = await at(path, loadedAt, reload);
  await expect.element(screen.getByText('the page')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('takes what was just said along into the page that comes', async () => {
  showToast({ tone: 'success', text: 'Payment successful!' });
  const before = await at('/chat', '/pricing', () => undefined);
  await before.unmount();
  const after = await at('/chat', '/chat', () => undefined);
  await expect.element(after.getByText('Payment successful!').nth(1)).toBeVisible();
  expect(sessionStorage.length).toBe(0);
});
