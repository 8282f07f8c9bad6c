/** What was made out on a page, and how well. */
export interface Words {
  /** Lines as they stand on the page. */
  text: string;
  /** How much was made out and how surely; the better of two readings has more. */
  score: number;
  /** A word was doubtful, or there was none at all. */
  doubtful: boolean;
}

interface Word {
  line: string;
  /** In percent. */
  sure: number;
  text: string;
}

const DOUBTFUL = 60;
// Below it, more is guessed than read: the edge of a table, a shadow.
const LINE_AT_LEAST = 50;
const WORD_LEVEL = '5';

/** Reads Tesseract's table of words (TSV). Lines that are mostly guessed are left out. */
export function wordsOf(table: string): Words {
  const words = table.split('\n').flatMap(toWord);
  const lines = [...Map.groupBy(words, ({ line }) => line).values()].filter(
    (line) => mean(line) >= LINE_AT_LEAST,
  );
  const kept = lines.flat();
  return {
    text: lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n'),
    score: kept.reduce((sum, { sure, text }) => sum + (sure - DOUBTFUL) * text.length, 0),
    doubtful: kept.length === 0 || words.some(({ sure }) => sure < DOUBTFUL),
  };
}

function toWord(row: string): Word[] {
  const [level, page, block, paragraph, line, , , , , , sure, text = ''] = row.split('\t');
  if (level !== WORD_LEVEL || text.trim() === '') return [];
  return [{ line: [page, block, paragraph, line].join(), sure: Number(sure), text: text.trim() }];
}

function mean(line: Word[]): number {
  return line.reduce((sum, { sure }) => sum + sure, 0) / line.length;
}
