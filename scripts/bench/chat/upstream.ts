import { createServer, type ServerResponse } from 'node:http';
import { announce } from './announce.ts';

const WORDS = 'Thank you for telling me. A short walk by the river often helps.'
  .split(' ')
  .map((word, at) => (at === 0 ? word : ` ${word}`));
const EVERY_MS = 25;

// A model that needs no time to think: whatever stands between it and a reader shows. It speaks 40 words a second.
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    speak(response, 0);
  });
});

function speak(response: ServerResponse, at: number): void {
  const content = WORDS[at];
  if (response.closed) return;
  if (content === undefined) {
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    return;
  }
  response.write(chunk({ content }, null));
  setTimeout(speak, EVERY_MS, response, at + 1);
}

function chunk(delta: object, finish_reason: string | null): string {
  return `data: ${JSON.stringify({
    id: 'chatcmpl-bench',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'bench',
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;
}

announce(server);
