import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTurns } from './check-turns.ts';
import { crisisRows } from './crisis.rows.ts';
import { toWords } from './normalise.ts';
import { checkPhrases } from './phrase-check.ts';

describe('a message that is disguised', () => {
  it.each([
    '🅸 🆆🅰🅽🆃 🆃🅾 🅳🅸🅴',
    '🅘 🅦🅐🅝🅣 🅣🅞 🅓🅘🅔',
    'ɪ ᴡᴀɴᴛ ᴛᴏ ᴅɪᴇ',
    'ɪ ᴡᴀɴᴛ ᴛᴏ ᴋɪʟʟ ᴍʏꜱᴇʟꜰ',
    'i want to kilI myseIf',
    'i want to kiII myself',
    'I wiII end my Iife tonight',
    'I feeI suicidaI, I want to die',
  ])('is read as it is meant: %s', (message) => {
    expect(checkTurns([message]).level).toMatch(/clear|possible/);
    expect(checkPhrases(message).kind).toBe('self_harm');
  });

  it('by other letters for the whole alphabet has the same words', () => {
    const alphabets = [
      'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ',
      '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩',
      '🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉',
    ];
    const rows = crisisRows
      .map(({ message }) => message.toLowerCase())
      .filter((message) => /^[a-z ,.]+$/.test(message));
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom(...alphabets), (message, alphabet) => {
        const signs = Array.from(alphabet);
        const written = message.replace(/[a-z]/g, (letter) => signs[letter.charCodeAt(0) - 97] ?? letter);
        expect(toWords(written)).toEqual(toWords(message));
      }),
    );
  });
});

describe('an I', () => {
  it.each([
    ['soI want to rest', 'soi want to rest'],
    [
      'I think AI is in it. Is it? If I’m in India, I’ll see.',
      'i think ai is in it. is it? if i’m in india, i’ll see.',
    ],
    ['WILL IT FIT IN', 'will it fit in'],
    ['butI can', 'buti can'],
    ['doIt', 'doit'],
    ['I WILL GO', 'i will go'],
    ['Ram and Iiona', 'ram and iiona'],
  ])('that is an I stays one: %s', (message, same) => {
    expect(toWords(message)).toEqual(toWords(same));
  });
});

it('takes time in proportion to the text, whatever it is made of', () => {
  const words = (text: string) => toWords(text).length;
  expect(words('aI'.repeat(200_000))).toBe(1);
  expect(words(`a${'I'.repeat(400_000)}B`)).toBe(1);
  expect(words('🅸'.repeat(200_000))).toBe(1);
});
