export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names it is looked for by, such as "UK" and "Britain", or a language's name in its own script. */
  keywords?: readonly string[];
  /** The language of the label, when it is not the page's. */
  lang?: string;
}

/** Lower case, no accents, no punctuation: what a person means, whatever keyboard they have. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** 0 for the start of the label, 1 for the start of a word in it, 2 for another name, 3 for the middle of a word. */
function rank(option: ComboboxOption, wanted: string): number {
  const label = plain(option.label);
  if (label.startsWith(wanted)) return 0;
  if (label.includes(` ${wanted}`)) return 1;
  if (option.keywords?.some((word) => plain(word).startsWith(wanted))) return 2;
  return label.includes(wanted) ? 3 : Number.POSITIVE_INFINITY;
}

/** The options that answer to what was typed, the nearest first and otherwise in their own order. All of them for nothing. */
export function matchOptions<T extends ComboboxOption>(options: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed);
  if (wanted === '') return options;
  return options
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter((match) => match.rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map((match) => match.option);
}
