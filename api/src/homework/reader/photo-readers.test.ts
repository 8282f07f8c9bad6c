import { afterAll, describe, expect, it } from 'vitest';
import { pageFile } from '../pages/page-file.ts';
import { createPhotoReaders, type PhotoReaders } from './photo-readers.ts';
import { createReader, type Reader, type Reading } from './reader.ts';

const photo = { photo: new Uint8Array(1), orientation: 1 };
const listening = new AbortController().signal;
const settled = (work: Promise<unknown>) => work.catch((error: { code?: string }) => error.code ?? 'failed');

/** Readers that read when told to. */
function toldReaders(size: number) {
  const readings: { reading: Reading; finish: () => void }[] = [];
  const create = (): Reader => ({
    read: (reading) =>
      new Promise((resolve, reject) => {
        readings.push({ reading, finish: () => resolve(String(reading.photo.orientation)) });
        reading.signal.addEventListener('abort', () => reject(new Error('ended')));
      }),
    stop: async () => {},
  });
  const readers = createPhotoReaders(size, create);
  const read = (person: string, orientation: number, signal = listening) =>
    settled(readers.read({ person, photo: { ...photo, orientation }, signal, onProgress: () => {} }));
  const reading = () => readings.map((one) => one.reading.photo.orientation);
  return { readers, readings, read, reading };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the readers', () => {
  it('read one photo of a person at a time, and leave the others to everybody else', async () => {
    const { read, readings, reading } = toldReaders(2);
    const mine = [read('asha', 1), read('asha', 2)];
    const theirs = read('ravi', 3);
    expect(reading()).toEqual([1, 3]);
    readings[0]?.finish();
    expect(await mine[0]).toBe('1');
    await turn();
    expect(reading()).toEqual([1, 3, 2]);
    for (const { finish } of readings) finish();
    expect(await Promise.all([mine[1], theirs])).toEqual(['2', '3']);
  });

  it('let a person wait with two photos, and everybody together with 24', async () => {
    const { read, readers } = toldReaders(1);
    const mine = [1, 2, 3, 4].map((n) => settled(Promise.resolve().then(() => read('asha', n))));
    expect(await mine[3]).toBe('photos_waiting');
    const others = Array.from({ length: 23 }, (_, n) =>
      settled(Promise.resolve().then(() => read(`person ${n}`, n))),
    );
    expect(await others.at(-1)).toBe('readers_busy');
    await readers.stop();
    expect(new Set(await Promise.all(others))).toEqual(new Set(['readers_busy']));
  });

  it('forget a photo whose person left before its turn', async () => {
    const { read, readings, reading } = toldReaders(1);
    read('asha', 1);
    const left = new AbortController();
    const leaving = read('ravi', 2, left.signal);
    const staying = read('meera', 3);
    left.abort();
    expect(await leaving).toBe('readers_busy');
    readings[0]?.finish();
    await turn();
    expect(reading()).toEqual([1, 3]);
    readings[1]?.finish();
    expect(await staying).toBe('3');
  });

  it('end what is being read when they are stopped, and take nothing more', async () => {
    const { read, readers } = toldReaders(1);
    const running = read('asha', 1);
    await readers.stop();
    expect(await running).toBe('failed');
    expect(await read('asha', 2)).toBe('readers_busy');
  });
});

describe('a process that reads', () => {
  const pids: number[] = [];
  const allowed: string[][] = [];
  const reader = createReader(({ pid = 0, spawnargs }) => {
    pids.push(pid);
    // Without `--permission` there is nothing to allow: then everything is.
    allowed.push(
      spawnargs.includes('--permission') ? spawnargs.filter((arg) => arg.startsWith('--allow')) : ['all'],
    );
  });
  const readers: PhotoReaders = createPhotoReaders(1, () => reader);
  afterAll(readers.stop);
  const readPage = async (signal = listening, onProgress: (percent: number) => void = () => {}) => {
    const page = { photo: await pageFile({ name: 'mixed', format: 'webp' }), orientation: 1 };
    return readers.read({ person: 'asha', photo: page, signal, onProgress });
  };

  it('comes back after it was killed in the middle of a photo', async () => {
    const killed = settled(readPage(listening, () => process.kill(pids.at(-1) ?? 0, 'SIGKILL')));
    expect(await killed).toBe('failed');
    expect(await readPage()).toContain('Find the area of a circle');
    expect(pids).toHaveLength(2);
  });

  it('ends when the person leaves, and another reads on', async () => {
    const left = new AbortController();
    expect(await settled(readPage(left.signal, () => left.abort()))).toBe('failed');
    expect(await readPage()).toContain('Find the area of a circle');
  });

  it('reads all it needs, and is let write nothing, begin nothing and load nothing native', async () => {
    expect(await readPage()).toContain('Find the area of a circle');
    expect(allowed.at(-1)).toEqual(['--allow-fs-read=*']);
  });

  it('is gone once the readers have stopped', async () => {
    await readPage();
    await readers.stop();
    expect(() => process.kill(pids.at(-1) ?? 0, 0)).toThrow('ESRCH');
  });
});
