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

/** A line of the protocol holds a few words. What is longer is something else, and was never meant to end. */
const LONGEST_LINE = 65_536;
/** Many times what the longest reply takes, one letter at a time. */
const LONGEST_STREAM_BYTES = 8_388_608;

interface Read {
  text: string;
  ended: boolean;
}

/**
 * The words in a streamed chat completion, joined per network read: a burst of chunks is one step here, not fifty. Ends with
 * `finish_reason` or `[DONE]`, whether or not the other side closes; `onRead` hears of every network read. Throws an AiError:
 * `cut` when the stream stops before its end was announced, `garbage` when it isn't the protocol, or longer than any reply.
 */
export async function* readDeltas(
  body: AsyncIterable<Uint8Array>,
  onRead: () => void = () => {},
): AsyncGenerator<string> {
  const split = lineSplitter();
  let size = 0;
  for await (const bytes of body) {
    onRead();
    size += bytes.length;
    if (size > LONGEST_STREAM_BYTES) throw aiError('garbage');
    const read = readLines(split(bytes));
    if (read.text) yield read.text;
    if (read.ended) return;
  }
  throw aiError('cut');
}

/** Gives the lines that each piece of bytes completes. A line that has not ended is only added to, never looked through again. */
function lineSplitter(): (bytes: Uint8Array) => string[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    const piece = decoder.decode(bytes, { stream: true });
    if (!piece.includes('\n')) {
      rest += piece;
      if (rest.length > LONGEST_LINE) throw aiError('garbage');
      return [];
    }
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (lines.some(({ length }) => length > LONGEST_LINE)) throw aiError('garbage');
    return lines;
  };
}

function readLines(lines: string[]): Read {
  const read: Read = { text: '', ended: false };
  for (const line of lines) {
    if (read.ended) break;
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
