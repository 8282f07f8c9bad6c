import { z } from 'zod';

const Part = z.object({ type: z.string(), text: z.string().optional() });
const Content = z
  .union([z.string(), z.array(Part)])
  .nullish()
  .transform((content) =>
    typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join(''),
  );
const Message = z.object({
  role: z
    .enum(['system', 'developer', 'user', 'assistant'])
    .transform((role) => (role === 'developer' ? 'system' : role)),
  content: Content,
});

/** The part of a chat-completions request that the demo companion reads. */
export const CompletionRequest = z.object({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
});
export type CompletionRequest = z.infer<typeof CompletionRequest>;
