import type { VoiceStyle } from 'contracts/chat';

/** How fast and how high each voice style speaks; 1 is the voice's own. */
export const voices: Record<VoiceStyle, { rate: number; pitch: number }> = {
  soft: { rate: 0.9, pitch: 1.05 },
  energetic: { rate: 1.12, pitch: 1.1 },
  calm: { rate: 0.88, pitch: 0.95 },
  playful: { rate: 1.05, pitch: 1.2 },
};

/** A browser may fall silent in the middle of a longer utterance. */
const LONGEST = 200;

/** A reply as it is read aloud: without marks, code and addresses, in pieces that end with a sentence where they can. */
export function spokenPieces(text: string): string[] {
  const words = text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\|?[-:| ]{3,})(?=\s|$)/gm, '')
    .replace(/[*_`~|]+/g, ' ');
  return words.split('\n').flatMap((line) => piecesOf(line.replace(/\s+/g, ' ').trim()));
}

function piecesOf(line: string): string[] {
  const sentences = line.match(/[^.!?।]+[.!?।]*\s*|[.!?।]+\s*/g) ?? [];
  const pieces: string[] = [];
  for (const sentence of sentences.flatMap(cut)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST)
      pieces[pieces.length - 1] = last + sentence;
    else pieces.push(sentence);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** A sentence too long for one piece, parted between words. */
function cut(sentence: string): string[] {
  return sentence.length <= LONGEST ? [sentence] : (sentence.match(/.{1,200}(?:\s|$)|.{200}/gsu) ?? []);
}
