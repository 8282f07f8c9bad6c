const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Above the hundreds India counts by thousand, lakh and crore. */
const STEPS: [size: number, word: string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

/** An amount in words, by Indian numbering: 9322 paise of INR is "Rupees ninety-three and paise twenty-two only". */
export function amountInWords(minor: number, currency: string): string {
  const [whole, rest] = [Math.floor(minor / 100), minor % 100];
  const [large, small] = currency === 'INR' ? ['Rupees', 'paise'] : [currency, 'cents'];
  return `${large} ${inWords(whole)}${rest > 0 ? ` and ${small} ${inWords(rest)}` : ''} only`;
}

function inWords(number: number): string {
  const step = STEPS.find(([size]) => number >= size);
  if (step) {
    const [size, word] = step;
    const rest = number % size;
    return `${inWords(Math.floor(number / size))} ${word}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
  }
  if (number < SMALL.length) return SMALL[number] ?? '';
  const rest = number % 10;
  return `${TENS[Math.floor(number / 10)]}${rest > 0 ? `-${SMALL[rest]}` : ''}`;
}
