import { memo } from 'react';
import { type Block, parseRichText, type Span } from './rich-text.ts';

/** Saathi's own words with their simple marks. Everything is text to React: nothing in it can become markup. */
export const RichText = memo(function RichText({ text }: { text: string }) {
  return parseRichText(text).map(blockView);
});

function blockView(block: Block, at: number) {
  if (block.kind === 'paragraph') return <p key={at}>{block.spans.map(spanView)}</p>;
  const items = block.items.map((spans, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a message's parts never change places
    <li key={i}>{spans.map(spanView)}</li>
  ));
  return block.ordered ? <ol key={at}>{items}</ol> : <ul key={at}>{items}</ul>;
}

function spanView({ text, strong }: Span, at: number) {
  return strong ? <strong key={at}>{text}</strong> : text;
}
