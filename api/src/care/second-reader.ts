import OpenAI from 'openai';
import * as z from 'zod';
import type { Ai } from '../deps.ts';
import { graver } from './graver.ts';
import { type CareVerdict, careKinds } from './levels.ts';
import { readModeration } from './moderation.ts';
import { secondReaderPrompt } from './second-reader.words.ts';

/** Reads the last turns of a person, oldest first. Never rejects: a reader that fails or is late says `possible`. */
export type SecondReader = (turns: readonly string[]) => Promise<CareVerdict>;

const LIMIT_MS = 2000;
const MAX_TOKENS = 60;
const UNREAD: CareVerdict = { level: 'possible', kind: 'self_harm' };

const Answer = z.object({
  level: z.enum(['clear', 'possible', 'distress', 'none']),
  kind: z.enum(careKinds).catch('self_harm'),
});

/**
 * The second reader of messages the trained model is not sure of (docs/product/care.md, Second reader): one short structured call to
 * the configured endpoint, and one to its moderation where a setting names it, both at once and for at most `limitMs`. Undefined for
 * the demo companion, which reads nothing.
 */
export function createSecondReader(ai: Ai, limitMs = LIMIT_MS): SecondReader | undefined {
  if (ai.demo) return undefined;
  const client = new OpenAI({
    baseURL: ai.baseUrl,
    apiKey: ai.apiKey,
    maxRetries: 0,
    timeout: limitMs,
    // The SDK would log request bodies, which are conversations, when OPENAI_LOG asks for it.
    logLevel: 'off',
  });
  return async (turns) => {
    const signal = AbortSignal.timeout(limitMs);
    const readers = [ask(client, ai.model, turns, signal)];
    if (ai.moderationModel) readers.push(readModeration(client, ai.moderationModel, turns, signal));
    const verdicts = await Promise.all(readers.map((reader) => reader.catch(() => UNREAD)));
    return verdicts.reduce(graver);
  };
}

async function ask(
  client: OpenAI,
  model: string,
  turns: readonly string[],
  signal: AbortSignal,
): Promise<CareVerdict> {
  const completion = await client.chat.completions.create(
    {
      model,
      stream: false,
      temperature: 0,
      max_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: secondReaderPrompt },
        { role: 'user', content: JSON.stringify({ turns }) },
      ],
    },
    { signal },
  );
  // Some models put words or a code fence around what they were asked for.
  const said = completion.choices[0]?.message.content?.match(/\{[^{}]*\}/)?.[0] ?? '';
  const { level, kind } = Answer.parse(JSON.parse(said));
  return level === 'clear' || level === 'possible' ? { level, kind } : { level };
}
