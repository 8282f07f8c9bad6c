import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of an archive, in pieces. */
export interface ArchiveFile {
  path: string;
  pieces: AsyncIterable<string>;
}

/** A zip archive of these files, made as it is read: of each file no more is asked for than the bytes given out so far need. */
export async function* zip(files: Iterable<ArchiveFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { path, pieces } of files) {
    const file = new ZipDeflate(path);
    file.mtime = mtime;
    archive.add(file);
    for await (const piece of pieces) {
      file.push(strToU8(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
