import { statements } from 'contracts/personality';
import { storageKeys } from 'contracts/storage';

/** What was answered so far: one entry per statement, 1 to 5, or 0 while unanswered. */
export type Draft = readonly number[];

/**
 * A draft from its stored text; whatever is not an answer counts as unanswered.
 * @internal
 */
export function parseDraft(stored: string | null): Draft {
  const values = parseList(stored);
  return statements.map((_, i) => {
    const value = values[i];
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : 0;
  });
}

function parseList(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** How many statements are answered. */
export function answered(draft: Draft): number {
  return draft.filter((answer) => answer > 0).length;
}

/** The statement to show first: the first unanswered one, otherwise the last. */
export function firstOpen(draft: Draft): number {
  const open = draft.indexOf(0);
  return open < 0 ? draft.length - 1 : open;
}

export function readDraft(): Draft {
  return parseDraft(localStorage.getItem(storageKeys.mbtiAnswers));
}

export function keepDraft(draft: Draft): void {
  localStorage.setItem(storageKeys.mbtiAnswers, JSON.stringify(draft));
}
