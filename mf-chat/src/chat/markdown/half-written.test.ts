import { expect, test } from 'vitest';
import { halfWritten } from './half-written.ts';
import { type MarkdownNode, markdownNodes } from './markdown-nodes.ts';

const REPLY = `### First, *breathe*

You said **it is too much**. That is ~~wrong~~ real, and it's \`heavy\`.
Call it __what__ it is: 5 > 3, a * b, snake_case and **bold with *both* in it**.

1. Water
2. A **window**
   - one
   - two

* star
* another

> Somebody said
> this

| Hz | For |
|:---|----:|
| 528 | **healing** |
| 432 | sleep |

\`\`\`js
let a = '**b**';

// | no | table |
\`\`\`

See [a page](https://example.com/a) or ![a picture](https://example.com/b.png), and https://example.org.

---
The end! [brackets] stay. घर पर **शांति** है।`;

const kinds = (nodes: MarkdownNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.kind, ...kinds(node.children)]));
const wordsOf = (nodes: MarkdownNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
const letters = (text: string) => text.replace(/\s/g, '');

test('while it streams, no word or mark that was shown is ever taken back', () => {
  const takenBack: string[] = [];
  let before = '';
  for (let end = 1; end <= REPLY.length; end++) {
    const shown = letters(wordsOf(markdownNodes(halfWritten(REPLY.slice(0, end)))));
    if (!shown.startsWith(before)) takenBack.push(`${before.slice(-24)} -> ${shown.slice(-24)}`);
    before = shown;
  }
  expect(takenBack).toEqual([]);
});

test('whole, it is what half of it promised', () => {
  const all = kinds(markdownNodes(REPLY));
  expect(kinds(markdownNodes(halfWritten(REPLY)))).toEqual(all);
  expect(new Set(all).size).toBe(17);
});
