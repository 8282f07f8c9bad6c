import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAgain } from './read-again.ts';

const page = new EventTarget() as EventTarget & { visibilityState: string };
beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(read: () => Promise<number>) {
  const stop = new AbortController();
  const found: number[] = [];
  const again = readAgain(read, (value) => found.push(value), stop.signal);
  return { found, again, stop };
}

test('what is looked at is read every five seconds, until it is left', async () => {
  const { found, stop } = start(async () => 1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(found).toEqual([1, 1, 1]);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toHaveLength(3);
});

test('what nobody looks at is not read, and at once when somebody comes back', async () => {
  page.visibilityState = 'hidden';
  const { found } = start(async () => 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toEqual([]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual([1]);
});

test('a read that was overtaken by newer news is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { found, again } = start(() => promise);
  await vi.advanceTimersByTimeAsync(5000);
  again.wait();
  resolve(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual([]);
});

test('what fails is read less and less often, and as before once it is there again', async () => {
  let reads = 0;
  const { found } = start(async () => {
    reads += 1;
    if (reads < 4) throw new Error('away');
    return reads;
  });
  await vi.advanceTimersByTimeAsync(5000 + 10_000 + 20_000 + 40_000);
  expect([reads, found]).toEqual([4, [4]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(found).toEqual([4, 5]);
});
