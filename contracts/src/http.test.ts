import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttp, parseJson } from './http.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const http = createHttp();
let server: Server;
let url: string;
let asked: { method?: string; headers: IncomingMessage['headers']; body: string }[];
let answers: Answer[];

const status =
  (code: number, body: unknown = {}, type = 'application/json'): Answer =>
  (_, response) =>
    response.writeHead(code, { 'content-type': type, 'retry-after': '3600' }).end(JSON.stringify(body));
const hangUp: Answer = (request) => request.socket.destroy();
const silence: Answer = () => undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, headers } = request;
    asked.push({ method, headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  url = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = [];
  answers = [status(200, { well: true })];
});

describe('A call', () => {
  it('sends JSON and headers, and resolves with the answer', async () => {
    const response = await http.put(`${url}/v1/x`, { json: { mood: 'calm' }, headers: { 'x-key': 'a' } });
    expect(await response.json()).toEqual({ well: true });
    expect(asked[0]).toMatchObject({ method: 'PUT', body: '{"mood":"calm"}' });
    expect(asked[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'a' });
  });

  it('without a body names no content type', async () => {
    await http.delete(`${url}/v1/x`);
    expect(asked[0]?.headers['content-type']).toBeUndefined();
  });

  it('says in its own words what the server refused', async () => {
    answers = [status(409, { code: 'taken', message: 'This name is taken.' })];
    await expect(http.patch(url, { json: {} })).rejects.toMatchObject({
      name: 'ProblemError',
      status: 409,
      code: 'taken',
      message: 'This name is taken.',
    });
  });

  it('that is refused with anything but a problem says that something went wrong', async () => {
    for (const answer of [status(500, '<html>', 'text/html'), status(500, { error: 'stack' })]) {
      answers = [answer];
      await expect(http.post(url)).rejects.toMatchObject({ status: 500, code: 'unreadable' });
    }
  });
});

describe('A GET through a passing failure', () => {
  it('is tried three times, whatever patience the server asks for', async () => {
    answers = [status(503), hangUp, status(200, { well: true })];
    expect((await http.get(url)).status).toBe(200);
    expect(asked).toHaveLength(3);
  });

  it('gives up after the third time, with the network or the server named', async () => {
    answers = [hangUp];
    await expect(http.get(url)).rejects.toMatchObject({ status: 0, code: 'offline' });
    expect(asked).toHaveLength(3);
    answers = [status(502, { code: 'away', message: 'Being mended.' })];
    await expect(http.get(url)).rejects.toMatchObject({ status: 502, code: 'away' });
    expect(asked).toHaveLength(6);
  });

  it('is tried again when the server stays silent', async () => {
    answers = [silence, status(200)];
    expect((await http.get(url, { timeout: 100 })).status).toBe(200);
    expect(asked).toHaveLength(2);
  });
});

describe('What is never repeated', () => {
  it('a call that changes something', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      answers = [hangUp];
      await expect(http[method](url)).rejects.toMatchObject({ status: 0, code: 'offline' });
      answers = [status(503)];
      await expect(http[method](url)).rejects.toMatchObject({ status: 503 });
    }
    expect(asked).toHaveLength(8);
  });

  it('a GET that the server refused for good', async () => {
    answers = [status(404, { code: 'gone', message: 'Not here.' })];
    await expect(http.get(url)).rejects.toMatchObject({ status: 404, code: 'gone' });
    expect(asked).toHaveLength(1);
  });

  it('a call that was aborted: it rejects with the abort itself', async () => {
    answers = [silence];
    const stop = new AbortController();
    const call = http.get(url, { signal: stop.signal, timeout: false });
    await expect.poll(() => asked.length).toBe(1);
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(http.get(url, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });
});

describe('A stream', () => {
  it('is handed over at its first byte and ends when it is aborted', async () => {
    answers = [(_, response) => void response.writeHead(200).write('first')];
    const stop = new AbortController();
    const { body } = await http.post(url, { timeout: false, signal: stop.signal });
    const reader = body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    stop.abort();
    await expect(reader?.read()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('parseJson', () => {
  const Well = z.object({ well: z.boolean() });

  it('reads an answer through its schema', async () => {
    expect(await parseJson(http.get(url), Well)).toEqual({ well: true });
  });

  it('calls a body of another shape unreadable', async () => {
    answers = [status(200, { well: 'perhaps' })];
    await expect(parseJson(http.get(url), Well)).rejects.toMatchObject({
      name: 'ProblemError',
      code: 'unreadable',
    });
  });
});
