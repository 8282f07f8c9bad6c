import remend from 'remend';

/** A last line that so far is nothing but marks. */
const ONLY_MARKS = /(?:^|\n)(?:[-*+_=~`#>| \t]+|[ \t]*\d{1,9}[.)]?[ \t]*)$/;
/** Marks at the end that open something whose words are not here yet, or close half of what is open. */
const LAST_MARKS = /[*_~`]+$|!$/;
/** Brackets at the end: a link or a picture, or only words in brackets. */
const BRACKETS = /!?\[[^\]\n]{0,200}(?:\](?:\([^)\n]{0,2000})?)?$/;
/** The last line of a block of code that may be the fence which ends it. */
const HALF_FENCE = /\n[ \t]*[`~]{1,2}$/;

/**
 * A reply as far as it came, made whole for showing: an open `**` is closed, and marks whose meaning the next letters decide wait for
 * those, so that nothing shown turns into something else. For replies on their way only; a whole one says what it says.
 */
export function halfWritten(text: string): string {
  if (endsInCode(text)) return text.replace(HALF_FENCE, '');
  const settled = withoutTableBegun(text)
    .replace(ONLY_MARKS, '')
    .replace(BRACKETS, '')
    .replace(LAST_MARKS, '');
  const closed = remend(settled, EMPHASIS_ONLY);
  return isStrongOpen(closed) ? `${closed}**` : closed;
}

const EMPHASIS_ONLY = {
  links: false,
  images: false,
  htmlTags: false,
  katex: false,
  setextHeadings: false,
  comparisonOperators: false,
};

/** Whether the last block has a `**` that is still open, with `*words*` in it: the library closes only one of the two. */
function isStrongOpen(text: string): boolean {
  const block = text.slice(text.lastIndexOf('\n\n') + 1);
  const marks = block.match(/\*\*/g)?.length ?? 0;
  return marks % 2 === 1 && /(?:^|[\s(])\*\*(?=\S)(?:(?!\*\*).)*$/s.test(block);
}

function endsInCode(text: string): boolean {
  return (text.match(/^[ \t]*(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;
}

/** Without the last lines where they are a table's first two, which say only together that they are one. */
function withoutTableBegun(text: string): string {
  const lines = text.split('\n');
  const whole = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  let first = whole;
  while (lines[first - 1]?.trimStart().startsWith('|')) first -= 1;
  const begun = whole - first === 1 || (whole - first === 2 && whole === lines.length);
  return begun ? lines.slice(0, first).join('\n') : text;
}
