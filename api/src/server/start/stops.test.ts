import { expect, it } from 'vitest';
import { createStops } from './stops.ts';

it('undoes the newest first, and what comes too late at once', async () => {
  const done: string[] = [];
  const stops = createStops(() => {});
  stops.add(() => done.push('first'));
  stops.add(() => done.push('second'));
  await stops.run();
  stops.add(() => done.push('late'));
  await stops.run();
  expect(done).toEqual(['second', 'first', 'late']);
});

it('leaves behind what does not stop in time', async () => {
  const done: string[] = [];
  const stops = createStops(() => {}, 20);
  stops.add(() => done.push('the rest'));
  stops.add(() => new Promise(() => {}));
  await stops.run();
  expect(done).toEqual(['the rest']);
});
