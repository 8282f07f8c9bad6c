import { characterErrorRate } from '../../api/src/homework/pages/character-error-rate.ts';
import { pageFile } from '../../api/src/homework/pages/page-file.ts';
import { type Page, pages } from '../../api/src/homework/pages/pages.rows.ts';
import { readPhoto } from '../../api/src/homework/photo/read-photo.ts';
import { createReader, type Reader } from '../../api/src/homework/reader/reader.ts';
import type { Figure, Report } from './report.ts';

/** How well the drawn pages of homework are read, and how fast by a process that is up. */
export async function bench(): Promise<Report> {
  const reader = createReader();
  // A process that waits for its reader has nothing else to stay for.
  const stay = setInterval(() => {}, 60_000);
  const figures: Figure[] = [];
  const [first] = pages;
  if (first) await read(reader, first);
  for (const page of pages) figures.push(await figureOf(reader, page));
  await reader.stop();
  clearInterval(stay);
  return { title: 'Homework: characters misread on each page', figures };
}

async function figureOf(reader: Reader, page: Page): Promise<Figure> {
  const start = performance.now();
  const text = await read(reader, page);
  const ms = Math.round(performance.now() - start);
  const wrong = characterErrorRate(text, page.lines.join(' '));
  const bar = { words: `at most ${page.mostWrong * 100}%`, met: wrong <= page.mostWrong };
  return { name: `${page.name} (${ms} ms)`, value: wrong * 100, unit: '%', bar };
}

async function read(reader: Reader, page: Page): Promise<string> {
  const { bytes, orientation } = readPhoto(await pageFile(page));
  const photo = { photo: bytes, orientation };
  return reader.read({ photo, signal: new AbortController().signal, onProgress: () => {} });
}
