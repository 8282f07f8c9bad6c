import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halfWritten } from './half-written.ts';
import { type MarkdownNode, markdownNodes } from './markdown-nodes.ts';

const wordsOf = (nodes: MarkdownNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
const linksOf = (nodes: MarkdownNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href ? [node.href] : []), ...linksOf(node.children)],
  );

describe('a reply', () => {
  test('has headings, lists, tables, quotes and code', () => {
    expect(markdownNodes('# Rest\n\n3. one\n4. **two**\n\n> so\n\n|a|b|\n|-|-|\n|1|2|')).toEqual([
      { kind: 'heading', children: ['Rest'] },
      {
        kind: 'ol',
        start: 3,
        children: [
          { kind: 'li', children: ['one'] },
          { kind: 'li', children: [{ kind: 'strong', children: ['two'] }] },
        ],
      },
      { kind: 'quote', children: [{ kind: 'paragraph', children: ['so'] }] },
      {
        kind: 'table',
        children: [
          { kind: 'head', children: ['a', 'b'].map((words) => ({ kind: 'cell', children: [words] })) },
          { kind: 'row', children: ['1', '2'].map((words) => ({ kind: 'cell', children: [words] })) },
        ],
      },
    ]);
  });

  test('keeps raw HTML and definitions as words', () => {
    for (const text of ['<img src=x onerror=alert(1)>', '<b>so</b>', '[a]: https://example.com', 'So\n---'])
      expect(wordsOf(markdownNodes(text)).replace('\n', '')).toBe(
        text.replace('\n---', '').replace('\n', ''),
      );
  });

  test('loses no letter, whole or on its way', () => {
    const unit = fc.constantFrom('a', 'ह', '*', '_', '-', '1', '.', ' ', '\n', '#', '>', '|', '<', '`', '~');
    const letters = (text: string) => text.replace(/[^aह]/g, '');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const shown = letters(wordsOf(markdownNodes(text)));
        expect(shown).toBe(letters(text));
        expect(letters(text).startsWith(letters(wordsOf(markdownNodes(halfWritten(text)))))).toBe(true);
      }),
    );
  });
});

describe('a link', () => {
  test('leads to the web, a picture to its address', () => {
    expect(linksOf(markdownNodes('[a](https://example.com) ![b](http://example.com/b.png)'))).toEqual([
      'https://example.com/',
      'http://example.com/b.png',
    ]);
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt&colon;alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '![a](data:image/svg+xml,<svg/onload=alert(1)>)',
    '[a](vbscript:x)',
    '[a](//example.com)',
    '[a](/settings)',
    '[a](tel:100)',
    '<javascript:alert(1)>',
  ])('is only words as %s', (text) => {
    expect(linksOf(markdownNodes(text))).toEqual([]);
    expect(wordsOf(markdownNodes(text))).toContain('a');
  });
});

describe('a hostile reply', () => {
  const depthOf = (nodes: MarkdownNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
  const hostile = {
    quotes: '>'.repeat(10_000),
    'spaced quotes': '> '.repeat(4000),
    lists: '- '.repeat(4000),
    numbers: '1. '.repeat(2600),
    mixed: '> - 1. '.repeat(1100),
    indented: Array.from({ length: 120 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
    stars: '*a **b '.repeat(1100),
    brackets: '['.repeat(8000),
    pictures: '!['.repeat(4000),
    'a table of 1 MB': `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(170_000)}`,
  };
  test.each(Object.entries(hostile))('of %s is read, not deep, and in no great number', (_, text) => {
    for (const shown of [text, halfWritten(text)]) {
      const nodes = markdownNodes(shown);
      expect(depthOf(nodes)).toBeLessThan(250);
      expect(JSON.stringify(nodes).split('"kind"').length).toBeLessThan(10_000);
    }
  });
});
