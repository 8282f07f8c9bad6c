import { expect, it, describe as suite } from 'vitest';
import * as z from 'zod';
import { testApp } from '../../testing/test-app.ts';

const { app } = await testApp();
const Operation = z.looseObject({
  summary: z.string().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ responses: z.object({ Problem: z.unknown() }) }),
});
const answer = await app.request('/v1/openapi.json');
const document = Document.parse(await answer.json());

// The built site, the development mailbox, and better-auth's calls, which it describes itself.
const NO_CALLS = /^(GET|POST) (\/\*|\/dev\/.*|\/auth\/v1\/\*)$/;

const routes = new Set(
  app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
);

function described(route: string): boolean {
  const [method = '', path = ''] = route.split(' ');
  return Boolean(document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.summary);
}

suite('/v1/openapi.json', () => {
  it('holds every route of the app, with what it is for and what it answers', () => {
    const missing = [...routes].filter((route) => !NO_CALLS.test(route) && !described(route));
    expect(missing).toEqual([]);
  });

  it('tells what a call takes and gives, from the schemas that check it', () => {
    const { requestBody, responses } = Operation.parse(document.paths['/v1/moods/today']?.put);
    const mood = { type: 'integer', minimum: 1, maximum: 5 };
    expect(requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { properties: { mood }, required: ['mood'] } } },
    });
    expect(responses).toMatchObject({
      200: { content: { 'application/json': { schema: { properties: { days: { type: 'array' } } } } } },
      default: { $ref: '#/components/responses/Problem' },
    });
    expect(document.components.responses.Problem).toMatchObject({
      content: { 'application/json': { schema: { required: ['code', 'message'] } } },
    });
  });
});

suite('/v1/docs', () => {
  it('shows the document as a page without scripts, from this origin alone', async () => {
    const page = await (await app.request('/v1/docs')).text();
    for (const name of ['GET /v1/policy', 'PUT /v1/moods/today', 'GET /functions/v1/audio-proxy/{file}'])
      expect(page).toContain(`<h2>${name}</h2>`);
    expect(page).toContain('mood: integer (1 to 5)');
    expect(page).toContain('gender?: &quot;male&quot; | &quot;female&quot;');
    expect(page).not.toMatch(/9007199254740991|<script|style=|(src|href)="(?!\/v1\/)/);
    const style = await app.request('/v1/docs.css');
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
