/** One figure of a bench: what was measured, beside what, and the bar it has to meet. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The same on the thing it is measured against, in the same run. */
  beside?: { name: string; value: number };
  /** The bar, in words, and whether the figure meets it; absent where there is none. */
  bar?: { words: string; met: boolean };
}

/** What one bench found: a heading and its figures, in the order they are read. */
export interface Report {
  title: string;
  /** Lines to read before the figures. */
  tables?: string[];
  figures: Figure[];
}

/** A report as lines for a terminal. */
export function reportLines({ title, tables = [], figures }: Report): string[] {
  const names = Math.max(...figures.map(({ name }) => name.length));
  return [title, ...tables, ...figures.map((figure) => `  ${figureLine(figure, names)}`), ''];
}

function figureLine({ name, value, unit, beside, bar }: Figure, width: number): string {
  const parts = [name.padEnd(width), `${round(value)} ${unit}`.padStart(14)];
  if (beside) {
    parts.push(`beside ${round(beside.value)} ${unit} ${beside.name} (× ${round(value / beside.value)})`);
  }
  if (bar) parts.push(`${bar.met ? 'ok  ' : 'OVER'} ${bar.words}`);
  return parts.join('  ');
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });
}
