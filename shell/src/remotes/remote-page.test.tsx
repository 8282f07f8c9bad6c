import { CONTRACT } from 'contracts/remote';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { publishedPage } from '../testing/pages.ts';
import { visitor } from '../testing/people.ts';
import { publishRemote } from '../testing/publish-remote.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubHttp } from '../testing/stub-http.ts';
import { RemotePage } from './remote-page.tsx';

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show(About: () => string, load = async () => About) {
  const module = () => ({ contract: CONTRACT, pages: [{ path: '/about', load }] });
  const { remote } = await publishRemote({ module });
  const onRetry = vi.fn(async () => undefined);
  const page = publishedPage('/about', { remote });
  const { http } = stubHttp({ 'GET /v1/session': visitor });
  return { screen: await renderInShell(<RemotePage page={page} onRetry={onRetry} />, { http }), onRetry };
}

/** The page may be seen before its effect has set the clock. */
const clockRuns = () => expect.poll(() => vi.getTimerCount()).toBe(1);

it('A remote page stands in its place once it has arrived', async () => {
  const { screen } = await show(() => 'about us');
  await expect.element(screen.getByText('about us')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

it('A remote page that throws is reported, keeps to its place, and comes back with Retry', async () => {
  let broken = true;
  const { screen, onRetry } = await show(() => {
    if (broken) throw new Error('broken');
    return 'about us';
  });
  await expect.element(screen.getByRole('heading', { name: 'About Us did not arrive' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Get help' })).toBeVisible();
  expect(complaints.mock.calls.map(([text]) => String(text))).toContainEqual('[saathi] mf_info: Error');
  broken = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('about us')).toBeVisible();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('A remote page that is late is said to be after six seconds, and still takes its place when it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const coming = Promise.withResolvers<() => string>();
  const { screen } = await show(
    () => 'about us',
    () => coming.promise,
  );
  await expect.element(screen.getByRole('status', { name: 'Loading About Us' })).toBeVisible();
  await clockRuns();
  vi.advanceTimersByTime(5999);
  await expect.element(screen.getByRole('status', { name: 'Loading About Us' })).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByRole('heading', { name: 'About Us is slow to arrive' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Get help' })).toBeVisible();
  coming.resolve(() => 'about us');
  await expect.element(screen.getByText('about us')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

it('A remote page that never comes is asked for anew with Retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let hangs = true;
  const { screen } = await show(
    () => 'about us',
    () => (hangs ? new Promise(() => undefined) : Promise.resolve(() => 'about us')),
  );
  await expect.element(screen.getByRole('status', { name: 'Loading About Us' })).toBeVisible();
  await clockRuns();
  vi.advanceTimersByTime(6000);
  hangs = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('about us')).toBeVisible();
});
