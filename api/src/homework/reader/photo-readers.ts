import { availableParallelism } from 'node:os';
import { problem } from '../../server/problem/problem.ts';
import { createFairQueue } from './fair-queue.ts';
import type { ToReader } from './messages.ts';
import { createReader, type Reader } from './reader.ts';

/** Half of the cores at most: chats are answered on the others. */
const READERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
const WAIT_MS = 45_000;
const READ_MS = 60_000;
const MOST_WAITING = 24;
const MOST_OF_ONE = 2;

/**
 * A photo that somebody wants read.
 * @internal
 */
export interface WantedReading {
  person: string;
  photo: ToReader;
  /** The person left. */
  signal: AbortSignal;
  onProgress(percent: number): void;
}

/** The processes that read photos. One person has one photo read at a time, however many they send. */
export interface PhotoReaders {
  /**
   * The words on a photo, empty when there are none. Waits 45 s at most for a turn and 60 s for the words; rejects when they are over, when
   * the process dies and when the person leaves. Throws 429 `photos_waiting` and 503 `readers_busy` when nothing more may wait.
   */
  read(wanted: WantedReading): Promise<string>;
  stop(): Promise<void>;
}

interface Waiting extends WantedReading {
  resolve(text: string): void;
  reject(error: unknown): void;
}

/** `size` is how many photos are read at once, in this process of the API. */
export function createPhotoReaders(
  size = READERS,
  create: () => Reader = () => createReader(),
): PhotoReaders {
  const readers = Array.from({ length: size }, create);
  const idle = [...readers];
  const queue = createFairQueue<Waiting>();
  const beingRead = new Set<string>();
  const stopped = new AbortController();

  async function work(
    reader: Reader,
    { photo, signal, onProgress, resolve, reject }: Waiting,
    person: string,
  ) {
    beingRead.add(person);
    const limits = AbortSignal.any([signal, stopped.signal, AbortSignal.timeout(READ_MS)]);
    try {
      resolve(await reader.read({ photo, signal: limits, onProgress }));
    } catch (error) {
      reject(error);
    } finally {
      beingRead.delete(person);
      idle.push(reader);
      next();
    }
  }

  function next() {
    const reader = idle.pop();
    if (!reader) return;
    const taken = queue.take((person) => !beingRead.has(person));
    if (taken) work(reader, taken.thing, taken.person);
    else idle.push(reader);
  }

  return {
    read(wanted) {
      const { person } = wanted;
      if (queue.size(person) >= MOST_OF_ONE) throw photosWaiting();
      if (queue.size() >= MOST_WAITING) throw readersBusy();
      return new Promise((resolve, reject) => {
        const waiting = { ...wanted, resolve, reject };
        const patience = AbortSignal.any([wanted.signal, stopped.signal, AbortSignal.timeout(WAIT_MS)]);
        const giveUp = () => {
          if (queue.remove(person, waiting)) reject(readersBusy());
        };
        if (patience.aborted) return reject(readersBusy());
        patience.addEventListener('abort', giveUp);
        queue.add(person, waiting);
        next();
      });
    },
    async stop() {
      stopped.abort();
      await Promise.all(readers.map((reader) => reader.stop()));
    },
  };
}

function photosWaiting() {
  return problem(
    429,
    'photos_waiting',
    'Your other photos are still being read. Nothing was charged for this one; please send it when they are done.',
  );
}

function readersBusy() {
  return problem(
    503,
    'readers_busy',
    'Many photos are being read right now. Nothing was charged; please try again in a minute.',
  );
}
