import type { CareLevel } from '../../../api/src/care/levels.ts';
import { shareWords, wilson } from './wilson.ts';

const LEVELS: readonly CareLevel[] = ['clear', 'possible', 'distress', 'none'];

/** A labelled case and what the check said. */
export interface Judged {
  language: string;
  level: CareLevel;
  said: CareLevel;
}

/** How many of each labelled level were given each level, a line for each language and labelled level. */
export function levelTable(title: string, cases: readonly Judged[]): string[] {
  const head = `${title.padEnd(34)}${LEVELS.map((level) => `said ${level}`.padEnd(28)).join('')}`;
  const lines = [...new Set(cases.map(({ language }) => language))].toSorted().flatMap((language) =>
    LEVELS.map((level) => {
      const rows = cases.filter((row) => row.language === language && row.level === level);
      const cells = LEVELS.map((said) => wilson(rows.filter((row) => row.said === said).length, rows.length));
      return `  ${`${language} ${level}`.padEnd(32)}${cells.map((cell) => shareWords(cell).padEnd(28)).join('')}`;
    }),
  );
  return [head, ...lines, ''];
}

/** How often each labelled kind was found at all, and with which kinds. */
export function kindTable(
  title: string,
  cases: readonly { kind: string; said: string | undefined }[],
): string[] {
  const lines = [...new Set(cases.map(({ kind }) => kind))].toSorted().map((kind) => {
    const rows = cases.filter((row) => row.kind === kind);
    const found = wilson(rows.filter(({ said }) => said).length, rows.length);
    const counts = [...new Set(rows.map(({ said }) => said ?? 'nothing'))]
      .map((said) => ({ said, count: rows.filter((row) => (row.said ?? 'nothing') === said).length }))
      .toSorted((one, other) => other.count - one.count);
    return `  ${kind.padEnd(32)}${shareWords(found).padEnd(28)}${counts.map(({ said, count }) => `${said} ${count}`).join(', ')}`;
  });
  return [`${title.padEnd(34)}${'found'.padEnd(28)}as`, ...lines, ''];
}
