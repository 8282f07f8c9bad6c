import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FIGTREE = import.meta.resolve('@fontsource/figtree/package.json');
const NOTO = import.meta.resolve('@fontsource/noto-sans-devanagari/package.json');

const read = (font: string, name: string) =>
  readFileSync(fileURLToPath(new URL(`files/${name}-normal.woff`, font)));

/** The fonts of an invoice, by the letters each holds: one text may need several. */
const FILES = {
  latin: (weight: number) => read(FIGTREE, `figtree-latin-${weight}`),
  more: (weight: number) => read(FIGTREE, `figtree-latin-ext-${weight}`),
  devanagari: (weight: number) => read(NOTO, `noto-sans-devanagari-devanagari-${weight}`),
} as const;
export type Letters = keyof typeof FILES;
export type Weight = 400 | 600;

const kept = new Map<string, Buffer>();

/** A font's file, read once. */
export function fontOf(letters: Letters, weight: Weight): Buffer {
  const name = `${letters}-${weight}`;
  const known = kept.get(name) ?? FILES[letters](weight);
  kept.set(name, known);
  return known;
}

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]/;
const MORE = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f₹]/;

function lettersOf(character: string): Letters {
  if (DEVANAGARI.test(character)) return 'devanagari';
  return MORE.test(character) ? 'more' : 'latin';
}

/** A text in pieces that one font each can print. */
export function runsOf(text: string): { letters: Letters; text: string }[] {
  const runs: { letters: Letters; text: string }[] = [];
  for (const character of text) {
    const letters = lettersOf(character);
    const last = runs.at(-1);
    if (last?.letters === letters) last.text += character;
    else runs.push({ letters, text: character });
  }
  return runs;
}
