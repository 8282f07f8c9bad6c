import { type ComponentType, lazy, Suspense } from 'react';
import { RichText } from '../rich-text-view.tsx';

/** A mark that may mean something in markdown; most replies have none, and need no library to be shown. */
const MARK = /[*_`~[\]|\\]|https?:|^[ \t]*(?:#|>|[-+][ \t]|-{3}|\d{1,9}[.)][ \t])/m;

/** Without the library (no connection just then), the words stand there with their simplest marks. */
const MarkdownView = lazy<ComponentType<{ text: string; live: boolean }>>(() =>
  import(/* webpackChunkName: "markdown" */ './markdown-view.tsx').then(
    (m) => ({ default: m.MarkdownView }),
    () => ({ default: RichText }),
  ),
);

/** A companion's words, whole or on their way (docs/product/chat.md, Words of a reply). */
export function ReplyText({ text, live = false }: { text: string; live?: boolean }) {
  const simple = <RichText text={text} />;
  if (!MARK.test(text)) return simple;
  return (
    <Suspense fallback={simple}>
      <MarkdownView text={text} live={live} />
    </Suspense>
  );
}
