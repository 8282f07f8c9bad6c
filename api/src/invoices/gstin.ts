const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Whether a text is a GSTIN, its check digit included: its first two digits are the code of a State. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1);
}

/** Base 36, every second digit twice, the digits of each product added. */
function checkDigit(body: string): string | undefined {
  const base = DIGITS.length;
  const sum = [...body].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return DIGITS[(base - (sum % base)) % base];
}
