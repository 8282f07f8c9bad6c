const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plus|jodo|jama)\b/giu, '+'],
  [/\bminus\b/giu, '-'],
  [/\b(?:times|multiplied by|into)\b/giu, '*'],
  [/\bdivided by\b/giu, '/'],
  [/[×✕]|(?<=\d)\s*x\s*(?=\d)/giu, '*'],
  [/÷/gu, '/'],
  [/−/gu, '-'],
];
const SUM = /(?<![\d.])-?\d{1,6}(?:\.\d{1,4})?(?:\s*[+\-*/]\s*-?\d{1,6}(?:\.\d{1,4})?){1,6}(?![\d.])/u;
const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s*%\s*of\s*(\d{1,6})(?![\d.])/iu;

interface Sum {
  shown: string;
  result: number;
}

const isDate = (text: string): boolean => /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(text.trim());

/** Multiplication and division first, then addition and subtraction, left to right. */
function evaluate(expression: string): number {
  const tokens =
    expression.match(/(?<=[+\-*/]\s*)-\d+(?:\.\d+)?|^-\d+(?:\.\d+)?|\d+(?:\.\d+)?|[+\-*/]/gu) ?? [];
  const terms: number[] = [Number(tokens[0])];
  for (let at = 1; at < tokens.length; at += 2) {
    const value = Number(tokens[at + 1]);
    const last = terms.length - 1;
    if (tokens[at] === '*') terms[last] = (terms[last] as number) * value;
    else if (tokens[at] === '/') terms[last] = (terms[last] as number) / value;
    else terms.push(tokens[at] === '-' ? -value : value);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** The calculation a message asks for, as it is written in a lesson, with its result; undefined when there is none. */
export function calculationIn(message: string): Sum | undefined {
  const percent = PERCENT.exec(message);
  if (percent) {
    const [, share, whole] = percent;
    return { shown: `${share}% × ${whole}`, result: (Number(share) / 100) * Number(whole) };
  }
  const plain = SPOKEN.reduce((text, [spoken, sign]) => text.replace(spoken, sign), message.normalize('NFC'));
  const found = SUM.exec(plain)?.[0];
  if (!found || isDate(found)) return undefined;
  const shown = found
    .replace(/\s*([+\-*/])\s*/gu, ' $1 ')
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .trim();
  return { shown, result: evaluate(found) };
}

/** A result as it is written in India, at most six decimals. */
export function written(result: number): string {
  return result.toLocaleString('en-IN', { maximumFractionDigits: 6 });
}
