import { afterAll, expect, it } from 'vitest';
import { readPhoto } from '../photo/read-photo.ts';
import { createReader } from '../reader/reader.ts';
import { characterErrorRate } from './character-error-rate.ts';
import { pageFile } from './page-file.ts';
import { pages } from './pages.rows.ts';

const reader = createReader();
afterAll(reader.stop);

it.each(pages)('reads the page $name with at most $mostWrong of its characters wrong', async (page) => {
  const { bytes, orientation } = readPhoto(await pageFile(page));
  const heard: number[] = [];
  const signal = new AbortController().signal;
  const onProgress = (percent: number) => heard.push(percent);
  const text = await reader.read({ photo: { photo: bytes, orientation }, signal, onProgress });
  expect(characterErrorRate(text, page.lines.join(' ')), text).toBeLessThanOrEqual(page.mostWrong);
  expect(heard.every((percent, i) => percent >= (heard[i - 1] ?? 0) && percent <= 100)).toBe(true);
});

it('counts what was misread', () => {
  expect(characterErrorRate('a train', 'a train')).toBe(0);
  expect(characterErrorRate('a  brain\n', 'a train')).toBeCloseTo(1 / 7);
  expect(characterErrorRate('', 'a train')).toBe(1);
});
