import * as z from 'zod/mini';
import { Practice } from './categories.ts';
import { storageKeys } from './storage.ts';

// Of the words of a practice's page, and nothing that could pass for more.
const Words = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^[\p{L}\p{M}\p{N} ’'&(),.-]+$/u));

/** What a meditation guide is told of the practice somebody comes from (docs/product/chat.md, Prompt). */
export const PracticeNow = z.object({
  technique: Words(60),
  category: Practice,
  /** As the practice's page says it, like "5 min". */
  duration: Words(20),
  /** Its tone; null without one. */
  hz: z.nullable(z.int().check(z.minimum(1), z.maximum(2000))),
});
export type PracticeNow = z.infer<typeof PracticeNow>;

/** What a guide of these practices is told: what was kept on this device last, if it is one of them; any guide takes any when it has none. */
export function practiceFor(subcategory: string | null): PracticeNow | undefined {
  const kept = readKept();
  return kept && (subcategory === null || subcategory === kept.category) ? kept : undefined;
}

function readKept(): PracticeNow | undefined {
  try {
    return PracticeNow.safeParse(JSON.parse(localStorage.getItem(storageKeys.meditationContext) ?? '')).data;
  } catch {
    return undefined;
  }
}
