import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { scriptedReply } from './reply.ts';

const Part = z.object({ type: z.string(), text: z.string().optional() });
const Content = z
  .union([z.string(), z.array(Part)])
  .nullish()
  .transform((content) =>
    typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join(''),
  );
const Role = z
  .enum(['system', 'developer', 'user', 'assistant'])
  .transform((role) => (role === 'developer' ? 'system' : role));

/** The part of a chat-completions request that the demo companion reads. */
export const CompletionRequest = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: Role, content: Content })).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
});

const wordsOf = (text: string): string[] => text.match(/\s*\S+/gu) ?? [];

/** Answers a request: the scripted reply in the words it is streamed in, cut at the token limit if there is one. A word is a token. */
function complete(request: z.infer<typeof CompletionRequest>) {
  const all = wordsOf(scriptedReply(request.messages));
  const words = all.slice(0, request.max_completion_tokens ?? request.max_tokens ?? all.length);
  const prompt = request.messages.reduce((sum, { content }) => sum + wordsOf(content).length, 0);
  return {
    head: { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: request.model },
    words,
    finish_reason: words.length < all.length ? 'length' : 'stop',
    usage: { prompt_tokens: prompt, completion_tokens: words.length, total_tokens: prompt + words.length },
  };
}

/** The body of an answer that is not streamed. */
export function wholeBody(request: z.infer<typeof CompletionRequest>) {
  const { head, words, finish_reason, usage } = complete(request);
  const message = { role: 'assistant', content: words.join(''), refusal: null };
  return {
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason }],
    usage,
  };
}

/** The chunks of a streamed answer in order: role, words, end, and usage when it was asked for. */
export function* chunksOf(request: z.infer<typeof CompletionRequest>) {
  const { head, words, finish_reason, usage } = complete(request);
  const withUsage = request.stream_options?.include_usage === true;
  const chunk = (delta: { role?: 'assistant'; content?: string }, finish: string | null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(withUsage ? { usage: null } : {}),
  });
  yield chunk({ role: 'assistant', content: '' }, null);
  for (const word of words) yield chunk({ content: word }, null);
  yield chunk({}, finish_reason);
  if (withUsage) yield { ...head, object: 'chat.completion.chunk', choices: [], usage };
}
