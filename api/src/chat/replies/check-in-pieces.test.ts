import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { checkInPieces } from './check-in-pieces.ts';
import { piecesOf } from './pieces.ts';

const always = async () => true;
const never = async () => false;
const TRAIN = 'The train was late. '.repeat(2000);
const CRISIS = ' I want to kill myself tonight. ';

/** How many turns of the event loop it takes until all of the texts are read. */
async function turnsOf(texts: string[]): Promise<number> {
  let turns = 0;
  let waiting = true;
  const all = Promise.all(texts.map((text) => checkInPieces(text, always))).finally(() => {
    waiting = false;
  });
  while (waiting) {
    await turn();
    turns += 1;
  }
  await all;
  return turns;
}

it.each([
  ['plain words', 'I had lunch with my sister. '.repeat(2000)],
  ['letters that are many in their normal form', 'ﷺ'.repeat(20_000)],
  ['Korean', '오늘은 기차가 늦었어요 '.repeat(2000)],
])('a text of %s is cut into pieces of about the same size, and whole', (_what, text) => {
  const pieces = [...piecesOf(text)];
  for (const piece of pieces) expect(piece.text.normalize('NFKD').length).toBeLessThan(10_000);
  expect(pieces.reduce((sum, { size }) => sum + size, 0)).toBe(text.normalize('NFKD').length);
  expect(pieces.findIndex(({ last }) => last)).toBe(pieces.length - 1);
});

it('a message of ordinary length is one piece, just as it was written', () => {
  const message = 'मैं ठीक हूँ। '.repeat(300);
  expect([...piecesOf(message)].map(({ text }) => text)).toEqual([message]);
  expect([...piecesOf('')]).toEqual([{ text: '', size: 0, last: true }]);
});

it('of many long texts only one is read on at a time', async () => {
  const alone = await turnsOf([TRAIN]);
  expect(await turnsOf([TRAIN, TRAIN, TRAIN, TRAIN])).toBeGreaterThanOrEqual(2 * alone);
});

it('a crisis in the middle of a long text is found, and at a cut as well', async () => {
  for (let before = 380; before <= 420; before += 5) {
    const text = 'The train was late. '.repeat(before) + CRISIS + TRAIN;
    expect(await checkInPieces(text, always)).toMatchObject({ verdict: { level: 'clear' } });
  }
  expect(await checkInPieces(TRAIN + CRISIS + TRAIN, always)).toMatchObject({ verdict: { level: 'clear' } });
});

it('whoever sent too many has the beginning of theirs read', async () => {
  expect(await checkInPieces(CRISIS + TRAIN, never)).toMatchObject({ verdict: { level: 'clear' } });
  expect((await checkInPieces(TRAIN + CRISIS, never)).verdict.level).not.toBe('clear');
});

it('a text that grows without end in its normal form is not read to its end', async () => {
  expect((await checkInPieces('ﷺ'.repeat(40_000) + CRISIS, always)).verdict.level).not.toBe('clear');
});
