import { createContext, Fragment, memo, useContext } from 'react';
import { halfWritten } from './half-written.ts';
import styles from './markdown.module.css';
import { type MarkdownElement, type MarkdownNode, markdownNodes } from './markdown-nodes.ts';

interface Props {
  text: string;
  /** It is still being written. Hidden from screen readers then, it takes no focus either. */
  live: boolean;
}

const Live = createContext(false);

/** A reply's markdown. Everything is text to React: nothing in it can become markup, and no image is loaded. */
export const MarkdownView = memo(function MarkdownView({ text, live }: Props) {
  return <Live value={live}>{views(markdownNodes(live ? halfWritten(text) : text))}</Live>;
});

function views(nodes: MarkdownNode[]) {
  return nodes.map((node, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end
    <Fragment key={i}>{typeof node === 'string' ? node : view(node)}</Fragment>
  ));
}

const plain = {
  paragraph: 'p',
  heading: 'h3',
  ul: 'ul',
  li: 'li',
  quote: 'blockquote',
  head: 'tr',
  row: 'tr',
  strong: 'strong',
  em: 'em',
  del: 'del',
} as const;

function view(node: MarkdownElement) {
  const { kind, children } = node;
  switch (kind) {
    case 'rule':
      return <hr />;
    case 'break':
      return <br />;
    case 'ol':
      return <ol start={node.start}>{views(children)}</ol>;
    case 'cell':
      return <td>{views(children)}</td>;
    case 'span-code':
      return <code>{views(children)}</code>;
    case 'code':
      return <Code>{children}</Code>;
    case 'table':
      return <Table rows={children} />;
    case 'link':
      return <WebLink {...node} />;
    default: {
      const Tag = plain[kind];
      return <Tag>{views(children)}</Tag>;
    }
  }
}

/** What is wide scrolls inside itself, by keyboard too. */
function useScrollable(label: string) {
  return useContext(Live) ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };
}

function Code({ children }: Pick<MarkdownElement, 'children'>) {
  return (
    <pre className={styles.wide} dir="ltr" {...useScrollable('Code')}>
      <code>{views(children)}</code>
    </pre>
  );
}

function Table({ rows: [head, ...rows] }: { rows: MarkdownNode[] }) {
  return (
    <div className={styles.wide} {...useScrollable('Table')}>
      <table>
        <thead>
          <tr>
            {childrenOf(head).map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a reply only grows at its end
              <th key={i} scope="col">
                {views(childrenOf(cell))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{views(rows)}</tbody>
      </table>
    </div>
  );
}

function childrenOf(node: MarkdownNode | undefined): MarkdownNode[] {
  return typeof node === 'object' ? node.children : [];
}

/** A link opens elsewhere and says where it leads, whatever its words promise. */
function WebLink({ children, href = '' }: MarkdownElement) {
  const live = useContext(Live);
  const { host } = new URL(href);
  return (
    <a href={live ? undefined : href} target="_blank" rel="noopener noreferrer nofollow">
      {views(children)}
      {!String(children[0]).includes(host) && <span className={styles.host}> ({host})</span>}
    </a>
  );
}
