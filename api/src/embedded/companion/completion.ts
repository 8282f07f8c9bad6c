import { randomUUID } from 'node:crypto';
import type { CompletionRequest } from './completion-request.ts';
import { scriptedReply } from './reply.ts';

export type FinishReason = 'stop' | 'length';
interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}
/** A reply cut into the words it is streamed in; joined they are the reply. One word counts as one token. */
export interface Completion {
  id: string;
  created: number;
  model: string;
  words: string[];
  finish: FinishReason;
  usage: Usage;
}

const wordsOf = (text: string): string[] => text.match(/\s*\S+/gu) ?? [];

/** Answers a request: the scripted reply, cut at the token limit if there is one. */
export function complete(request: CompletionRequest): Completion {
  const all = wordsOf(scriptedReply(request.messages));
  const words = all.slice(0, request.max_completion_tokens ?? request.max_tokens ?? all.length);
  const prompt = request.messages.reduce((sum, { content }) => sum + wordsOf(content).length, 0);
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    words,
    finish: words.length < all.length ? 'length' : 'stop',
    usage: { prompt_tokens: prompt, completion_tokens: words.length, total_tokens: prompt + words.length },
  };
}

/** The body of an answer that is not streamed. */
export function wholeBody({ id, created, model, words, finish, usage }: Completion) {
  const message = { role: 'assistant', content: words.join(''), refusal: null };
  return {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish }],
    usage,
  };
}

interface Delta {
  role?: 'assistant';
  content?: string;
}

/** The chunks of a streamed answer in order: role, words, end, and usage when it was asked for. */
export function* chunksOf({ id, created, model, words, finish, usage }: Completion, withUsage: boolean) {
  const head = { id, object: 'chat.completion.chunk', created, model };
  const chunk = (delta: Delta, finish_reason: FinishReason | null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(withUsage ? { usage: null } : {}),
  });
  yield chunk({ role: 'assistant', content: '' }, null);
  for (const word of words) yield chunk({ content: word }, null);
  yield chunk({}, finish);
  if (withUsage) yield { ...head, choices: [], usage };
}
