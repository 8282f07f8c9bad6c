import { expect, test } from 'vitest';
import { dictated, dictationProblem } from './dictated.ts';

const heard = (...parts: string[]) => parts.map((transcript) => [{ transcript }]);

test('what is heard follows what stood there', () => {
  expect(dictated('', heard('Papa', ' went quiet'), 0)).toBe('Papa went quiet');
  expect(dictated('Today', heard('Papa went quiet'), 0)).toBe('Today Papa went quiet');
  expect(dictated('Today\n', heard('Papa'), 0)).toBe('Today\nPapa');
  expect(dictated('Today', heard(' '), 0)).toBe('Today');
});

test('only what was heard after the last edit is added', () => {
  expect(dictated('Edited.', heard('Papa', 'went quiet'), 1)).toBe('Edited. went quiet');
});

test('each error has words, and an end on purpose has none', () => {
  expect(dictationProblem('aborted')).toBe('');
  for (const code of ['not-allowed', 'no-speech', 'network', 'something new'])
    expect(dictationProblem(code)).toMatch(/\.$/);
});
