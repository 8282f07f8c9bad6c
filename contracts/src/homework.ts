import * as z from 'zod/mini';
import { Credits } from './credits.ts';

/** `POST /functions/v1/ocr-process` with the multipart field `image`: the words on a photo of homework. */
export const OcrResponse = z.object({ text: z.string() });
export type OcrResponse = z.infer<typeof OcrResponse>;

/** The same as a stream of events, when text/event-stream is accepted. It ends after `done` or `problem`. */
export const OcrEvent = z.discriminatedUnion('type', [
  /** How far the reading is, in percent; it is 0 while it waits for its turn. */
  z.object({ type: z.literal('progress'), percent: z.int() }),
  z.object({ type: z.literal('done'), text: z.string(), credits: Credits }),
  z.object({ type: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type OcrEvent = z.infer<typeof OcrEvent>;
