import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

it('work is let in in order and in groups, and never more at once than there are places', async () => {
  const admit = createAdmission(4);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 10 }, (_, index) =>
    admit(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (index === 1) throw new Error('It failed.');
      return index;
    }),
  );
  const settled = Promise.allSettled(all);
  const end = async (index: number) => {
    ends[index]?.();
    await all[index]?.catch(() => {});
  };
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3]);
  await end(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  await end(1);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  for (let index = 2; index < 10; index += 1) await end(index);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual(
    begun.map((index) => index !== 1),
  );
});
