const SIGNS = [
  ['+', 'plus|jodo|jama'],
  ['-', 'minus|−'],
  ['*', 'times|into|multiplied by|x|×|✕'],
  ['/', 'divided by|÷'],
] as const;
const NUMBER = String.raw`-?\d{1,6}(?:\.\d{1,4})?`;
const SUM = new RegExp(`(?<![\\d.])${NUMBER}(?:\\s*[+\\-*/]\\s*${NUMBER}){1,6}(?![\\d.])`, 'u');
const TERM = /([+\-*/])?\s*(-?\d+(?:\.\d+)?)/gu;
const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s*%\s*of\s*(\d{1,6})(?![\d.])/iu;
const DATE = /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/;

/** Multiplication and division first, then addition and subtraction, left to right. */
function evaluate(expression: string): number {
  const terms: number[] = [];
  for (const [, sign, digits] of expression.matchAll(TERM)) {
    const value = Number(digits);
    if (sign === '*') terms.push((terms.pop() ?? 1) * value);
    else if (sign === '/') terms.push((terms.pop() ?? 0) / value);
    else terms.push(sign === '-' ? -value : value);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** The calculation a message asks for, as it is written in a lesson, with its result; undefined when there is none. */
export function calculationIn(message: string): { shown: string; result: number } | undefined {
  const [, share, whole] = PERCENT.exec(message) ?? [];
  if (share && whole) return { shown: `${share}% × ${whole}`, result: (Number(share) / 100) * Number(whole) };
  const plain = SIGNS.reduce(
    (text, [sign, words]) => text.replace(new RegExp(`(?<=\\d\\s*)(?:${words})(?=\\s*-?\\d)`, 'giu'), sign),
    message.normalize('NFC'),
  );
  const sum = SUM.exec(plain)?.[0];
  if (!sum || DATE.test(sum)) return undefined;
  const shown = sum
    .replace(/(?<=\d)\s*([+\-*/])\s*/gu, ' $1 ')
    .replaceAll('*', '×')
    .replaceAll('/', '÷');
  return { shown, result: evaluate(sum) };
}
