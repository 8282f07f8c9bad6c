import { globSync, readFileSync } from 'node:fs';
import { knownNumbers } from 'contracts/helplines';
import { expect, it } from 'vitest';
import { root } from './tool.ts';

const SCREENS = globSync('{shell,mf-*,remote-kit,design-system,api}/src/**/*.{ts,tsx,html}', {
  cwd: root,
  exclude: (name) => /\.(test|stories|rows)\.|\/(corpus|training|testing)\//.test(name),
});
/** A link that dials, or words that tell people to. */
const DIALLED = /(?:tel:|sms:|\b(?:call|dial|number is|at) (?=\d{3}))\+?(\d[\d -]{1,14})/gi;

it('no screen has a number to call that is not in the table of helplines', () => {
  const strange = SCREENS.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(DIALLED)]
      .map(([, number = '']) => number.replace(/\D/g, ''))
      .filter((number) => !knownNumbers.has(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(strange).toEqual([]);
});
