import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPrompt } from '../../companion/prompt.ts';
import { createCompanionServer } from './server.ts';

const server = createCompanionServer({ key: 'secret', delayMs: 0 });
let baseURL = '';
const client = (apiKey = 'secret') => new OpenAI({ baseURL, apiKey, maxRetries: 0 });

const messages = buildPrompt({
  category: 'companion',
  aiName: 'Meera',
  aiGender: 'female',
  language: 'en',
  person: { name: 'Asha', age: 25 },
  traits: null,
  history: [],
  message: 'My train was late again today',
});
const request = { model: 'saathi-demo', messages };

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('the demo companion, spoken to with the openai client', () => {
  it('answers a whole reply with its usage', async () => {
    const completion = await client().chat.completions.create(request);
    expect(completion.object).toBe('chat.completion');
    expect(completion.choices[0]?.finish_reason).toBe('stop');
    expect(completion.choices[0]?.message.content).toContain('“My train was late again today”');
    expect(completion.usage?.total_tokens).toBeGreaterThan(10);
  });

  it('streams the same reply word by word: role first, then words, then the end', async () => {
    const whole = await client().chat.completions.create(request);
    const chunks = [];
    for await (const chunk of await client().chat.completions.create({ ...request, stream: true }))
      chunks.push(chunk);
    expect(chunks[0]?.choices[0]?.delta.role).toBe('assistant');
    const words = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '');
    expect(words.join('')).toBe(whole.choices[0]?.message.content);
    expect(words.every((word) => word.trim().split(/\s+/).length === 1)).toBe(true);
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.some((chunk) => chunk.usage)).toBe(false);
  });

  it('adds a chunk with the usage when asked', async () => {
    const stream = await client().chat.completions.create({
      ...request,
      stream: true,
      stream_options: { include_usage: true },
    });
    let last: OpenAI.ChatCompletionChunk | undefined;
    for await (const chunk of stream) last = chunk;
    expect(last).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  });

  it('stops at the token limit and says so', async () => {
    const completion = await client().chat.completions.create({ ...request, max_tokens: 3 });
    expect(completion.choices[0]).toMatchObject({ finish_reason: 'length' });
    expect(completion.choices[0]?.message.content?.split(' ')).toHaveLength(3);
  });

  it('lists its model', async () => {
    const models = [];
    for await (const model of client().models.list()) models.push(model.id);
    expect(models).toEqual(['saathi-demo']);
    expect((await client().models.retrieve('saathi-demo')).id).toBe('saathi-demo');
  });

  it('refuses a wrong key, a request without messages, and a path it does not know', async () => {
    await expect(client('wrong').chat.completions.create(request)).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
    await expect(client().chat.completions.create({ ...request, messages: [] })).rejects.toMatchObject({
      status: 400,
      param: 'messages',
    });
    await expect(client().files.list()).rejects.toMatchObject({ status: 404 });
  });

  it('answers a body that is no JSON with an error of the protocol', async () => {
    const response = await fetch(`${baseURL}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.any(String) },
    });
  });

  it('ends its stream with [DONE]', async () => {
    const response = await fetch(`${baseURL}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: JSON.stringify({ ...request, stream: true }),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect((await response.text()).endsWith('data: [DONE]\n\n')).toBe(true);
  });
});

describe('the demo companion as a process', () => {
  const start = () => {
    const env = { ...process.env, COMPANION_PORT: '0', COMPANION_KEY: 'k', COMPANION_DELAY_MS: '0' };
    return spawn(process.execPath, [new URL('server.ts', import.meta.url).pathname], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  };

  it.each(['when its standard input closes', 'on SIGTERM'])(
    'says where it listens, answers, and ends %s',
    async (how) => {
      const companion = start();
      const [line] = (await once(companion.stdout, 'data')) as [Buffer];
      const { ready, port } = JSON.parse(line.toString()) as { ready: boolean; port: number };
      expect(ready).toBe(true);
      const models = await fetch(`http://127.0.0.1:${port}/v1/models`, {
        headers: { authorization: 'Bearer k' },
      });
      expect(models.status).toBe(200);
      await models.text();
      const ended = once(companion, 'exit');
      if (how === 'on SIGTERM') companion.kill('SIGTERM');
      else companion.stdin.end();
      expect((await ended)[0]).toBe(0);
    },
  );
});
