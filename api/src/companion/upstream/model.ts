import { setTimeout as pause } from 'node:timers/promises';
import type { Ai } from '../../deps.ts';
import { type AiError, isAiError } from './ai-error.ts';
import { createEndpoint, type Model, type UpstreamTimeouts } from './endpoint.ts';

const TRIES = 2;
/** Before a second try, unless the endpoint says how long, in ms. */
const USUAL_PAUSE_MS = 200;
/** The longest that an endpoint's own wish to wait is followed, in ms: shorter where another one could answer meanwhile. */
const LONGEST_PAUSE_MS = { alone: 10_000, another: 1000 };
/** What may pass by itself; after any other status the same question would be refused again. */
const PASSING_STATUS = new Set([408, 409, 425, 429]);

/**
 * The AI upstream: an endpoint that fails before its first word is asked once more, and then the second one is, where a setting
 * names it (docs/product/chat.md, Upstream). Once a word came nothing is asked again. `onFailure` hears of every try that is made up for.
 */
export function createModel(
  ai: Ai,
  timeouts: Partial<UpstreamTimeouts> = {},
  onFailure: (error: AiError, endpoint: 'first' | 'second') => void = () => {},
): Model {
  const endpoints = [ai, ...(ai.fallback ? [ai.fallback] : [])].map((one) => createEndpoint(one, timeouts));

  async function begin(...[messages, signal]: Parameters<Model>) {
    let failure: unknown;
    for (const [index, endpoint] of endpoints.entries()) {
      const another = index < endpoints.length - 1;
      for (let tries = 1; tries <= TRIES; tries += 1) {
        try {
          const words = endpoint(messages, signal);
          return { first: await words.next(), words };
        } catch (error) {
          // The provider answered, by refusing: another one is not asked the same.
          if (signal.aborted || !isAiError(error) || error.failure === 'filtered') throw error;
          failure = error;
          const wait = pauseBefore(error, another);
          const again = tries < TRIES && wait !== undefined;
          if (again || another) onFailure(error, index === 0 ? 'first' : 'second');
          if (!again) break;
          await pause(wait, undefined, { signal });
        }
      }
    }
    throw failure;
  }

  return async function* answer(messages, signal) {
    const { first, words } = await begin(messages, signal);
    if (first.done) return first.value;
    try {
      yield first.value;
      return yield* words;
    } finally {
      await words.return('whole');
    }
  };
}

/** How long to wait before the same endpoint is asked again, in ms; undefined when that is no use, or takes too long. */
function pauseBefore({ failure, status, retryAfterMs }: AiError, another: boolean): number | undefined {
  const passing =
    failure === 'unreachable' ||
    failure === 'cut' ||
    failure === 'empty' ||
    (failure === 'refused' && (status === undefined || status >= 500 || PASSING_STATUS.has(status)));
  if (!passing) return undefined;
  const wanted = retryAfterMs ?? USUAL_PAUSE_MS;
  return wanted <= LONGEST_PAUSE_MS[another ? 'another' : 'alone'] ? wanted : undefined;
}
