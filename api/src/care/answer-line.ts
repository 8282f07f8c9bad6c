import { z } from 'zod';
import { careReply } from './care-reply.ts';
import { checkTurns } from './check-turns.ts';
import { writtenIn } from './written-in.ts';

const question = z.object({
  id: z.union([z.string(), z.number()]),
  turns: z.array(z.string()).min(1),
  country: z.string().nullish(),
  age: z.number().nullish(),
  category: z.string().nullish(),
});

const DEFAULT_COUNTRY = 'IN';

/**
 * Answers one line of `npm run care`: `{ id, turns, country?, age?, category? }` in, `{ id, level, kind?, reply? }` out, both JSON; `reply`
 * is Saathi's own, where she takes over. Throws a ZodError or SyntaxError for a line that is not such a question.
 */
export function answerLine(line: string): string {
  const { id, turns, country } = question.parse(JSON.parse(line));
  const verdict = checkTurns(turns);
  if (verdict.level !== 'clear') return JSON.stringify({ id, ...verdict });
  const language = writtenIn(turns.at(-1) ?? '', 'en');
  const { content } = careReply({ ...verdict, country: country ?? DEFAULT_COUNTRY, language });
  return JSON.stringify({ id, ...verdict, reply: content });
}
