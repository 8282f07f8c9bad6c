import { statfs } from 'node:fs/promises';

/** Less than this, and the database may stop at the next burst of messages. */
const LEAST_BYTES = 64 * 1024 * 1024;
const REMEMBERED_MS = 60_000;

/** The disk that what people write goes to. */
export interface Disk {
  /** Whether there is room: on this machine by looking, elsewhere by what the database said in the last minute. */
  hasRoom: () => Promise<boolean>;
  /** To be called when the database refused something for want of room. */
  sawFull: () => void;
}

/** `folder` is where the database keeps its data; undefined when that is on another machine. */
export function createDisk(folder: string | undefined, clock: () => Date): Disk {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    async hasRoom() {
      if (clock().getTime() - fullAt < REMEMBERED_MS) return false;
      if (!folder) return true;
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= LEAST_BYTES;
    },
    sawFull() {
      fullAt = clock().getTime();
    },
  };
}
