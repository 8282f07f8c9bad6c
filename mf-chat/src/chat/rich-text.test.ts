import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, parseRichText } from './rich-text.ts';

const plain = (text: string) => ({ text, strong: false });
const strong = (text: string) => ({ text, strong: true });

test('blank lines part paragraphs, and line breaks stay', () => {
  expect(parseRichText('One\ntwo\n\nthree')).toEqual([
    { kind: 'paragraph', spans: [plain('One\ntwo')] },
    { kind: 'paragraph', spans: [plain('three')] },
  ]);
});

test('lists are lists, numbered ones too', () => {
  expect(parseRichText('Try:\n- water\n* a window\n1. breathe\n2) rest')).toEqual([
    { kind: 'paragraph', spans: [plain('Try:')] },
    { kind: 'list', ordered: false, items: [[plain('water')], [plain('a window')]] },
    { kind: 'list', ordered: true, items: [[plain('breathe')], [plain('rest')]] },
  ]);
});

test('double stars are strong, lone ones are stars', () => {
  expect(parseRichText('Say **it** as it ** comes, 2*3')).toEqual([
    { kind: 'paragraph', spans: [plain('Say '), strong('it'), plain(' as it ** comes, 2*3')] },
  ]);
});

test('markup is text like any other', () => {
  const text = '<img src=x onerror=alert(1)> [a](javascript:b)';
  expect(parseRichText(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }]);
});

const wordsOf = (blocks: Block[]) =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .map((span) => span.text)
    .join('');

test('no letter is ever lost or made up', () => {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ह', '*', '-', '1', '.', ' ', '\n') }), (text) => {
      expect(letters(wordsOf(parseRichText(text)))).toBe(letters(text));
    }),
  );
});
