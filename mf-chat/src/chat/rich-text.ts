/** A run of words, emphasised or not. */
export interface Span {
  text: string;
  strong: boolean;
}
/** A paragraph (its line breaks kept) or a list. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] };

const BULLET = /^\s*(?:[-*•]|(\d{1,2})[.)])\s+(.+)$/;

/** Reads a message's simple marks: blank lines part paragraphs, `- ` and `1. ` make lists, `**words**` are strong. The rest is text. */
export function parseRichText(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', spans: parseSpans(lines.join('\n')) });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const item = BULLET.exec(line);
    if (item) {
      endParagraph();
      addItem(blocks, item[1] !== undefined, item[2] ?? '');
    } else if (line.trim() === '') endParagraph();
    else lines.push(line);
  }
  endParagraph();
  return blocks;
}

function addItem(blocks: Block[], ordered: boolean, words: string): void {
  const last = blocks.at(-1);
  const item = parseSpans(words);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
  else blocks.push({ kind: 'list', ordered, items: [item] });
}

function parseSpans(text: string): Span[] {
  const parts = text.split(/\*\*(?=\S)([^*]+?)(?<=\S)\*\*/);
  return parts
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter(({ text: words }) => words !== '');
}
