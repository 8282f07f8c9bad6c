import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenPieces } from './spoken-words.ts';

test('a reply is read without its marks, code and addresses', () => {
  const text =
    '# Rest\n\n- **water**, and *air*\n\n|a|b|\n|-|-|\n\n```\nlet a;\n```\nSee [this](https://example.com) https://example.com';
  expect(spokenPieces(text)).toEqual(['Rest', 'water , and air', 'a b', 'See this']);
});

test('it comes in pieces of whole sentences, in Hindi too', () => {
  const pieces = spokenPieces(`${'यह एक वाक्य है। '.repeat(30)}${'It is so. '.repeat(30)}`);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece).toMatch(/[।.]$/);
});

test('no piece is long and no word is lost, whatever the words are', () => {
  const unit = fc.constantFrom('a', 'ह', ' ', '.', '।');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 700 }), (text) => {
      const pieces = spokenPieces(text);
      for (const { length } of pieces) expect(length).toBeLessThanOrEqual(200);
      expect(pieces.join('').replace(/[\s.।]/g, '')).toBe(text.replace(/[\s.।]/g, ''));
    }),
  );
});
