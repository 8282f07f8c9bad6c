import type OpenAI from 'openai';
import type { CareKind, CareVerdict } from './levels.ts';

/** What each of the endpoint's categories comes to, gravest first. */
const CATEGORIES: readonly { category: string; level: 'clear' | 'possible'; kind: CareKind }[] = [
  { category: 'self-harm/intent', level: 'clear', kind: 'self_harm' },
  { category: 'self-harm/instructions', level: 'clear', kind: 'method_request' },
  { category: 'self-harm', level: 'possible', kind: 'self_harm' },
  { category: 'sexual/minors', level: 'possible', kind: 'minor_romantic' },
  { category: 'harassment/threatening', level: 'possible', kind: 'harm_to_others' },
  { category: 'violence', level: 'possible', kind: 'harm_to_others' },
];

/** What a moderation endpoint makes of the last turns. Rejects when it fails. */
export async function readModeration(
  client: OpenAI,
  model: string,
  turns: readonly string[],
  signal: AbortSignal,
): Promise<CareVerdict> {
  const { results } = await client.moderations.create({ model, input: turns.join('\n') }, { signal });
  const flagged = new Map(Object.entries(results[0]?.categories ?? {}));
  const found = CATEGORIES.find(({ category }) => flagged.get(category) === true);
  return found ? { level: found.level, kind: found.kind } : { level: 'none' };
}
