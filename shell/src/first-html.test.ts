import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { helplinesFor } from 'contracts/helplines';
import { expect, it } from 'vitest';

const html = await readFile(join(import.meta.dirname, 'index.html'), 'utf8');

it('The page without any script calls the numbers of the helpline table, the emergency first', () => {
  const called = [...html.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number);
  const numberOf = (kind: string) => helplinesFor('IN').find((line) => line.kind === kind)?.number;
  expect(called).toEqual([numberOf('emergency'), numberOf('mental_health')]);
});
