import * as z from 'zod/mini';
import { type AiError, aiError } from './ai-error.ts';

// Endpoints add what they like: fields, frames without choices (usage, filters), thoughts (`reasoning_content`), calls of tools.
const Chunk = z.object({
  choices: z.nullish(
    z.array(
      z.object({
        delta: z.nullish(z.object({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  /** A failure after the answer began. */
  error: z.optional(z.unknown()),
});
const Failure = z.object({ code: z.int().check(z.gte(400), z.lte(599)) });

/** How the model says that a reply ended: whole, or at the length it was given. */
export type ReplyEnd = 'whole' | 'length';

/** A line of the protocol holds a few words. What is longer is something else, and was never meant to end. */
const LONGEST_LINE = 65_536;
/** Many times what the longest reply takes, one letter at a time. */
const LONGEST_STREAM_BYTES = 8_388_608;

interface Read {
  text: string;
  end: ReplyEnd | undefined;
  failure: AiError | undefined;
}

/**
 * The words in a streamed chat completion, joined per network read: a burst of chunks is one step here, not fifty. Ends with
 * `finish_reason` or `[DONE]`, whether or not the other side closes, and returns how; `onRead` hears of every network read. Throws an
 * AiError: `cut` when the stream stops before its end was announced, `refused` when it tells of an error, `filtered` when the
 * provider's filter ended it, `empty` when it ends without a word, `garbage` when it isn't the protocol, or longer than any reply.
 */
export async function* readDeltas(
  body: AsyncIterable<Uint8Array>,
  onRead: () => void = () => {},
): AsyncGenerator<string, ReplyEnd> {
  const split = lineSplitter();
  let size = 0;
  let words = false;
  for await (const bytes of body) {
    onRead();
    size += bytes.length;
    if (size > LONGEST_STREAM_BYTES) throw aiError('garbage');
    const read = readLines(split(bytes));
    words ||= read.text.trim() !== '';
    if (read.text) yield read.text;
    if (read.failure) throw read.failure;
    if (read.end && !words) throw aiError('empty');
    if (read.end) return read.end;
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

/** What some lines say. Words that came before a failure count. */
function readLines(lines: string[]): Read {
  const read: Read = { text: '', end: undefined, failure: undefined };
  for (const line of lines) {
    if (read.end || read.failure) break;
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') read.end = 'whole';
    else readChunk(data, read);
  }
  return read;
}

function readChunk(data: string, read: Read): void {
  const chunk = Chunk.safeParse(parseJson(data)).data;
  if (!chunk) {
    read.failure = aiError('garbage');
    return;
  }
  const [choice] = chunk.choices ?? [];
  read.text += choice?.delta?.content ?? '';
  const reason = choice?.finish_reason;
  if (chunk.error) read.failure = aiError('refused', { status: Failure.safeParse(chunk.error).data?.code });
  else if (reason === 'content_filter') read.failure = aiError('filtered');
  else if (reason) read.end = reason === 'length' ? 'length' : 'whole';
}

/** Undefined for what is no JSON. */
function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
