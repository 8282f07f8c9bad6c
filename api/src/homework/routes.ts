import { randomUUID } from 'node:crypto';
import { OcrEvent, OcrResponse } from 'contracts/homework';
import { isProblemError } from 'contracts/problem';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppContext, AppEnv } from '../app-env.ts';
import { requireVerified } from '../auth/person.ts';
import { checkChatPermission } from '../chat/permission.ts';
import { findChatProfile } from '../chat/sessions/queries.ts';
import { findCredits } from '../credits/find-credits.ts';
import type { Deps } from '../deps.ts';
import { policy } from '../policy/policy.ts';
import { describeError } from '../server/log/describe-error.ts';
import { describe } from '../server/openapi/describe.ts';
import { problem } from '../server/problem/problem.ts';
import { consumeRateLimit } from '../server/rate-limit/rate-limit.ts';
import { eventStream } from './event-stream.ts';
import { holdPhoto } from './hold.ts';
import { readPhoto } from './photo/read-photo.ts';
import { type HeldPhoto, readHomework } from './read-homework.ts';
import { noPhoto, photosLocked, tooManyPhotos, unsettled } from './refusals.ts';

type Accepted = Omit<HeldPhoto, 'signal' | 'onProgress'>;

/**
 * `POST /ocr-process` (docs/product/homework.md, Reading it): the multipart field `image` in, the words on it out, as JSON or, if asked for, as a
 * stream of events with its progress. `Idempotency-Key`, a UUID, makes it safe to repeat.
 */
export function ocrRoute(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/ocr-process',
    describe({
      summary:
        'A photo of homework in (multipart `image`), its words out: as a stream of events when text/event-stream is accepted.',
      responses: { 200: OcrResponse },
    }),
    async (c) => {
      const accepted = await acceptPhoto(deps, c);
      if (c.req.header('accept')?.includes('text/event-stream')) return streamOf(deps, c, accepted);
      // Nobody hears whether the caller left: the reading ends, and the same call again brings its words for nothing.
      const alone = { signal: new AbortController().signal, onProgress: () => {} };
      return c.json(OcrResponse.parse({ text: await readHomework(deps, { ...accepted, ...alone }) }));
    },
  );
}

/** Everything that can be refused is refused before the photo is read; what is not may be charged. */
async function acceptPhoto(deps: Deps, c: AppContext): Promise<Accepted> {
  const { id: userId } = requireVerified(c);
  await checkAllowed(deps, userId);
  const key = keyOf(c);
  const bytes = await imageOf(c);
  const photo = readPhoto(bytes);
  return { userId, photo, ...(await holdPhoto(deps, { userId, key, bytes })) };
}

async function checkAllowed({ sql, clock }: Deps, userId: string): Promise<void> {
  const profile = await findChatProfile(sql, userId);
  checkChatPermission(profile, { category: 'teacher', subcategory: null }, clock());
  const { pack, subscription } = await findCredits(sql, userId, clock());
  if (subscription?.plan !== 'pro' && !policy.photos.packs.includes(pack)) throw photosLocked();
  if (!(await consumeRateLimit(sql, `photo-call:${userId}`, policy.photos.per_minute, 60)))
    throw tooManyPhotos();
}

function keyOf(c: AppContext): string {
  const key = z.uuid().safeParse(c.req.header('idempotency-key') ?? randomUUID());
  if (!key.success) throw problem(400, 'invalid', 'The Idempotency-Key of a photo has to be a UUID.');
  return key.data;
}

async function imageOf(c: AppContext): Promise<Buffer> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) throw noPhoto();
  const form = await c.req.formData().catch(() => undefined);
  const image = form?.get('image');
  if (!(image instanceof File) || image.size === 0) throw noPhoto();
  return Buffer.from(await image.arrayBuffer());
}

/** Whoever leaves the stream ends the reading, and nothing is charged. */
function streamOf(deps: Deps, c: AppContext, accepted: Accepted): Response {
  return eventStream(c, async (send, signal) => {
    const onProgress = (percent: number) => send(OcrEvent.parse({ type: 'progress', percent }));
    onProgress(0);
    try {
      const text = await readHomework(deps, { ...accepted, signal, onProgress });
      const credits = await findCredits(deps.sql, accepted.userId, deps.clock());
      send(OcrEvent.parse({ type: 'done', text, credits }));
    } catch (error) {
      if (!isProblemError(error)) deps.log.error({ error: describeError(error) }, 'unexpected error');
      const { code, message } = isProblemError(error) ? error : unsettled();
      send(OcrEvent.parse({ type: 'problem', code, message }));
    }
  });
}
