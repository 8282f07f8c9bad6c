import type { Http } from 'contracts/http';
import { expect, test } from 'vitest';
import { readPhoto } from './homework.api.ts';

const credits = {
  chat_credits: 25,
  camera_gallery_credits: 4,
  pack: 'free',
  subscription: null,
  daily: null,
};
const photo = { image: new Blob(['picture']), key: crypto.randomUUID() };

/** What a server that answers with these events hears, and what comes of it. */
async function reading(...events: object[]) {
  const asked: RequestInit[] = [];
  const call: Http['post'] = async (_, options) => {
    asked.push({ headers: options?.headers, body: options?.body });
    return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(': ping\n\n'));
  };
  const http: Http = { get: call, post: call, put: call, patch: call, delete: call };
  const heard: number[] = [];
  const onProgress = (percent: number) => heard.push(percent);
  const result = readPhoto(http, photo, { signal: new AbortController().signal, onProgress });
  return { asked, heard, result: await result.catch((error: { code: string }) => error.code) };
}

test('a photo is sent with its idempotency key, and its words come with what is left', async () => {
  const done = { type: 'done', text: 'A train leaves', credits };
  const { asked, heard, result } = await reading({ type: 'progress', percent: 40 }, done);
  expect(result).toMatchObject({ text: 'A train leaves', credits });
  expect(heard).toEqual([40]);
  expect(asked[0]?.headers).toMatchObject({ 'Idempotency-Key': photo.key });
  expect(asked[0]?.body instanceof FormData && asked[0].body.get('image')).toBeInstanceOf(Blob);
});

test('what the server says of a photo it could not read is thrown', async () => {
  const problem = { type: 'problem', code: 'ocr_failed', message: 'OCR failed. Please describe manually.' };
  expect((await reading(problem)).result).toBe('ocr_failed');
});

test('a stream that breaks off is a lost connection', async () => {
  expect((await reading({ type: 'progress', percent: 40 })).result).toBe('connection_lost');
});
