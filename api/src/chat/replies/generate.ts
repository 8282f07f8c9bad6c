import { createReplyCheck, type StopReason } from '../../care/check-reply.ts';
import { type AiError, aiError, isAiError } from '../../companion/upstream/ai-error.ts';
import type { Model } from '../../companion/upstream/model.ts';
import type { AcceptedMessage } from './accepted-message.ts';
import type { LiveReply } from './live-reply.ts';

/** How the model's part ended. */
export type Outcome =
  | { as: 'finished' }
  /** The reply said what no reply may say. */
  | { as: 'refused'; reason: StopReason }
  | { as: 'interrupted' }
  | { as: 'failed'; error: AiError };

/** Lets the model speak into `live`, every word of it past the safety check first (product.md, Care 3). */
export async function generateReply(
  model: Model,
  { prompt, minor }: Pick<AcceptedMessage, 'prompt' | 'minor'>,
  live: LiveReply,
  signal: AbortSignal,
): Promise<Outcome> {
  const check = createReplyCheck({ minor });
  const pass = (safe: { text: string; stop?: StopReason }): Outcome | undefined => {
    if (safe.text) live.append(safe.text);
    return safe.stop && { as: 'refused', reason: safe.stop };
  };
  try {
    for await (const words of model(prompt, signal)) {
      if (signal.aborted) return { as: 'interrupted' };
      const refused = pass(check.push(words));
      if (refused) return refused;
    }
    if (signal.aborted) return { as: 'interrupted' };
    const refused = pass(check.end());
    if (refused) return refused;
    return live.text().trim() ? { as: 'finished' } : { as: 'failed', error: aiError('empty') };
  } catch (error) {
    if (signal.aborted) return { as: 'interrupted' };
    if (isAiError(error)) return { as: 'failed', error };
    throw error;
  }
}
