import { expect, test } from 'vitest';
import { nameIn } from './save-file.ts';

test('a file is called what the server calls it, in any script', () => {
  expect(nameIn(`attachment; filename="saathi 1.md"; filename*=UTF-8''saathi%20%E0%A4%86%E0%A4%9C.md`)).toBe(
    'saathi आज.md',
  );
  expect(nameIn('')).toBe('saathi.txt');
});
