import { ToneList } from 'contracts/tones';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { policy } from '../policy/policy.ts';
import { describe } from '../server/openapi/describe.ts';
import { problem } from '../server/problem/problem.ts';
import { byteRange } from './byte-range.ts';
import { readTone, tonesDirectory } from './read-tone.ts';
import { guardSeconds, loopSeconds } from './synthesis.ts';

const AUDIO = '/functions/v1/audio-proxy';
const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** The tones' list and audio (docs/product/wellness.md, Tones). Open to everyone: there is nothing of a person in it. */
export function tonesRoutes(directory: URL = tonesDirectory): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get(
    '/v1/tones',
    describe({ summary: 'The healing tones and where to hear them.', responses: { 200: ToneList } }),
    async (c) => {
      const tones = policy.tones_hz.map(async (hz) => {
        const id = `${hz}hz`;
        const tone = await readTone(id, directory);
        return { id, hz, url: tone ? `${AUDIO}/${id}.mp3?v=${tone.version}` : null };
      });
      c.header('Cache-Control', 'no-cache');
      const loop = { start: guardSeconds, end: guardSeconds + loopSeconds };
      return c.json({ loop, tones: await Promise.all(tones) } satisfies ToneList);
    },
  );

  app.get(
    `${AUDIO}/:file`,
    describe({
      summary: 'The audio of a tone, also in parts.',
      responses: {
        200: 'An mp3 file.',
        206: 'A part of it.',
        304: 'Unchanged.',
        416: 'There is no such part.',
      },
    }),
    async (c) => {
      const id = c.req.param('file').replace(/\.mp3$/, '');
      const tone = await readTone(id, directory);
      if (!tone) throw problem(404, 'tone_not_found', `${spoken(id)} not found`);

      const etag = `"${tone.version}"`;
      const headers = {
        'Content-Type': 'audio/mpeg',
        'Accept-Ranges': 'bytes',
        'Cache-Control': c.req.query('v') === tone.version ? A_YEAR : A_DAY,
        ETag: etag,
      };
      if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, headers);

      const size = tone.bytes.length;
      const fresh = c.req.header('If-Range') ?? etag;
      const range = fresh === etag ? byteRange(c.req.header('Range'), size) : 'whole';
      if (range === 'whole') return c.body(tone.bytes, 200, headers);
      if (range === 'unsatisfiable') {
        return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
      }
      const part = tone.bytes.subarray(range.first, range.last + 1);
      return c.body(part, 206, { ...headers, 'Content-Range': `bytes ${range.first}-${range.last}/${size}` });
    },
  );

  return app;
}

/** `528hz` as it is written for people: `528 Hz`. */
function spoken(id: string): string {
  return id.replace(/^(\d+)hz$/i, '$1 Hz');
}
