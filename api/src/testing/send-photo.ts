import { jpeg } from '../homework/photo/files.rows.ts';
import type { PhotoReaders, WantedReading } from '../homework/reader/photo-readers.ts';
import type { Visitor } from './visitor.ts';

/** For tests: sends a photo of homework as the chat does; one of nothing unless told. */
export function sendPhoto(
  to: Visitor,
  file: Buffer = jpeg(640, 480),
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(file)], 'homework.jpg', { type: 'image/jpeg' }));
  return to.fetch('/functions/v1/ocr-process', { method: 'POST', body, headers });
}

/** For tests: what reads photos in place of processes of its own. */
export function standInReaders(read: (wanted: WantedReading) => Promise<string>): PhotoReaders {
  return { read, stop: async () => {} };
}
