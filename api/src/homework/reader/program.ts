import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FromReader, ToReader } from './messages.ts';
import { readPage, type Tesseract } from './read-page.ts';

// A process of its own: whatever a photo makes of it, nothing of the API is in reach, and chats are answered first.
const LESS_THAN_CHATS = 10;
const LANGUAGES = ['eng', 'hin'];

const require = createRequire(import.meta.url);

setPriority(LESS_THAN_CHATS);
// It never outlives the API.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches every process of the terminal; the API ends this one when its calls have ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

// Tesseract never gives memory back: 170 MB do for what a phone sends, a photo of 40 megapixels takes 660.
const WORN_BYTES = 400_000_000;
/** The share of a reading, in percent, that the first way of reading takes when a second follows. */
const FIRST_SHARE = 60;
let reading: 'first' | 'second' = 'first';

const tesseract = await loadTesseract();
process.on('message', (photo: ToReader) => {
  reading = 'first';
  const text = readPage(tesseract, photo, () => {
    reading = 'second';
  });
  tell({ type: 'text', text, worn: process.memoryUsage.rss() > WORN_BYTES });
});

async function loadTesseract(): Promise<Tesseract> {
  const createCore: (
    options: object,
  ) => Promise<Tesseract['core']> = require('tesseract.js-core/tesseract-core-simd-lstm');
  const core = await createCore({
    print: () => {},
    printErr: () => {},
    TesseractProgress: (percent: number) => tell({ type: 'progress', percent: shareOf(percent) }),
  });
  for (const language of LANGUAGES) core.FS.writeFile(`${language}.traineddata`, await trainedData(language));
  const api = new core.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), 1) !== 0) throw new Error('The languages could not be loaded.');
  return { core, api };
}

/** From npm, never from the network. */
async function trainedData(language: string): Promise<Uint8Array> {
  const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
  return promisify(gunzip)(await readFile(file));
}

function shareOf(percent: number): number {
  const share = reading === 'first' ? FIRST_SHARE : 100 - FIRST_SHARE;
  return Math.round((reading === 'first' ? 0 : FIRST_SHARE) + (percent * share) / 100);
}

function tell(message: FromReader): void {
  process.send?.(message);
}
