import type { Credits } from 'contracts/credits';
import { OcrEvent } from 'contracts/homework';
import type { Http } from 'contracts/http';
import { problemError } from 'contracts/problem';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Photo } from './photo.ts';

/** How long the photo may take to arrive, in ms; its reading is a stream and takes what it takes. */
const ARRIVE_MS = 60_000;
const lost = {
  code: 'connection_lost',
  message: 'Network error. Please check your connection and try again.',
};

export interface ReadPhoto {
  text: string;
  credits: Credits;
}

/**
 * Has the words on a photo read (docs/product/homework.md, Reading it). `onProgress` hears how far it is, in percent. Safe to repeat with the same
 * photo: it costs once. Throws a ProblemError.
 */
export async function readPhoto(
  http: Http,
  { image, key }: Photo,
  { signal, onProgress }: { signal: AbortSignal; onProgress(percent: number): void },
): Promise<ReadPhoto> {
  const body = new FormData();
  body.set('image', image, 'homework.jpg');
  const headers = { Accept: 'text/event-stream', 'Idempotency-Key': key };
  const response = await http.post('/functions/v1/ocr-process', {
    body,
    headers,
    timeout: ARRIVE_MS,
    signal,
  });
  for await (const event of ocrEvents(response)) {
    if (event.type === 'progress') onProgress(event.percent);
    if (event.type === 'problem') throw problemError(422, event);
    if (event.type === 'done') return event;
  }
  throw problemError(0, lost);
}

async function* ocrEvents(response: Response): AsyncGenerator<OcrEvent> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    yield OcrEvent.parse(JSON.parse(next.value.data));
  }
}
