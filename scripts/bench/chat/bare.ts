import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import OpenAI from 'openai';
import { announce } from './announce.ts';

// What Saathi is measured against: the least that passes a model's words on with the same libraries. It asks nobody who
// they are, holds nothing, checks nothing and keeps nothing.
const client = new OpenAI({ baseURL: process.env.AI_BASE_URL, apiKey: 'bench', maxRetries: 0 });

const app = new Hono().post('/chat', async (c) => {
  const { message } = await c.req.json<{ message: string }>();
  const stream = await client.chat.completions.create({
    model: 'bench',
    stream: true,
    messages: [{ role: 'user', content: message }],
  });
  return streamSSE(c, async (events) => {
    for await (const { choices } of stream) {
      const text = choices[0]?.delta.content;
      if (text) await events.writeSSE({ data: JSON.stringify({ type: 'delta', text }) });
    }
    await events.writeSSE({ data: JSON.stringify({ type: 'done' }) });
  });
});

announce(createAdaptorServer({ fetch: app.fetch }) as Server);
