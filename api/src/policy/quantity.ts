const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number of things in a sentence, small ones in words: 'one hour', 'ten minutes', '24 hours'. */
export function quantity(number: number, thing: 'hour' | 'minute' | 'chat' | 'day'): string {
  return `${WORDS[number] ?? number} ${thing}${number === 1 ? '' : 's'}`;
}
