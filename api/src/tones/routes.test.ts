import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ToneList } from 'contracts/tones';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { onError } from '../server/problem/on-error.ts';
import { tones } from './catalogue.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { tonesRoutes } from './routes.ts';

const app = new Hono<AppEnv>();
const path = '/functions/v1/audio-proxy/528hz.mp3';
let audio: Uint8Array;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'tones-'));
  audio = await encodeMp3(tones().get('528hz')?.() ?? [new Float32Array(), new Float32Array()]);
  await writeFile(join(directory, '528hz.mp3'), audio);
  app.onError(onError(pino({ enabled: false })));
  app.route('/', tonesRoutes(pathToFileURL(`${directory}/`)));
});

const get = (at: string, headers: Record<string, string> = {}) => app.request(at, { headers });

describe('a tone', () => {
  test('is an mp3 file', async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await answer.arrayBuffer()).equals(audio)).toBe(true);
  });

  test('is given in parts', async () => {
    const answer = await get(path, { Range: 'bytes=100-199' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes 100-199/${audio.length}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(audio.subarray(100, 200))).toBe(true);
  });

  test('refuses a part beyond its end', async () => {
    const answer = await get(path, { Range: `bytes=${audio.length}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${audio.length}`);
  });

  test('is whole when the part belongs to another version', async () => {
    expect((await get(path, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
  });

  test('is not sent again to who has it', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    const answer = await get(path, { 'If-None-Match': etag });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  test.each([
    ['/functions/v1/audio-proxy/999hz.mp3', '999 Hz not found'],
    ['/functions/v1/audio-proxy/108hz.mp3', '108 Hz not found'],
    ['/functions/v1/audio-proxy/whale.mp3', 'whale not found'],
    ['/functions/v1/audio-proxy/..%2f528hz.mp3', '../528hz not found'],
  ])('%s is not found', async (missing, message) => {
    const answer = await get(missing);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 'tone_not_found', message });
  });
});

describe('the list of tones', () => {
  test('has the twelve, with an address for each that can be heard', async () => {
    const { tones: listed } = ToneList.parse(await (await get('/v1/tones')).json());
    expect(listed.map(({ hz }) => hz)).toEqual([108, 174, 285, 396, 417, 432, 528, 639, 741, 852, 888, 963]);
    expect(listed.filter(({ url }) => url !== null).map(({ id }) => id)).toEqual(['528hz']);
  });

  test('gives addresses that may be kept for ever', async () => {
    const { tones: listed } = ToneList.parse(await (await get('/v1/tones')).json());
    const answer = await get(listed.find(({ id }) => id === '528hz')?.url ?? '');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await get(`${path}?v=old`)).headers.get('cache-control')).not.toContain('immutable');
  });
});
