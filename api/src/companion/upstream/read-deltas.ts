import * as z from 'zod/mini';
import { aiError } from './ai-error.ts';

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.nullish(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

interface Read {
  text: string;
  ended: boolean;
}

/**
 * The words in a streamed chat completion, joined per network read: a burst of chunks is one step here, not fifty.
 * Throws an AiError: `cut` when the stream stops before its end was announced, `garbage` when it isn't the protocol.
 */
export async function* readDeltas(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let ended = false;
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    const read = readLines(lines);
    if (read.text) yield read.text;
    ended ||= read.ended;
  }
  if (!ended) throw aiError('cut');
}

function readLines(lines: string[]): Read {
  const read: Read = { text: '', ended: false };
  for (const line of lines) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') read.ended = true;
    else readChunk(data, read);
  }
  return read;
}

function readChunk(data: string, read: Read): void {
  const chunk = Chunk.safeParse(parseJson(data));
  if (!chunk.success) throw aiError('garbage');
  const [choice] = chunk.data.choices;
  read.text += choice?.delta?.content ?? '';
  if (choice?.finish_reason) read.ended = true;
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw aiError('garbage');
  }
}
