import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';

/** A piece of a reply: words, or an element of a kind with what stands in it. */
export type MarkdownNode = string | MarkdownElement;

/** What each kind of element is called here is what the page shows it with. */
export interface MarkdownElement {
  kind:
    | 'paragraph'
    | 'heading'
    | 'ul'
    | 'ol'
    | 'li'
    | 'quote'
    | 'code'
    | 'rule'
    | 'table'
    | 'head'
    | 'row'
    | 'cell'
    | 'strong'
    | 'em'
    | 'del'
    | 'span-code'
    | 'break'
    | 'link';
  children: MarkdownNode[];
  /** Of a link: where it leads, http(s) only. */
  href?: string;
  /** Of a numbered list: its first number. */
  start?: number;
}

/** Nothing that hides words: HTML and link definitions are words like any others, and a line of dashes makes no heading of the one above. */
class WordsOnly extends Tokenizer {
  override html(): undefined {}
  override tag(): undefined {}
  override def(): undefined {}
  override lheading(): undefined {}
}

/** More marks of quotes and lists than this at the start of one line are no text that anybody wrote to be read. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){9}/m;
/** Twice what a reply may have. What is longer is shown as it is, without a reading that could hold the page up. */
const LONGEST = 16_000;

/** Reads a reply's markdown. Images become links, and what it cannot show safely stays words. Anything deep or long past reason is one paragraph. */
export function markdownNodes(text: string): MarkdownNode[] {
  if (text.length > LONGEST || TOO_DEEP.test(text)) return [element('paragraph', [text])];
  return nodes(new Lexer({ gfm: true, tokenizer: new WordsOnly() }).lex(text));
}

function nodes(tokens: Token[] = []): MarkdownNode[] {
  // The lexer was given no extensions, so that it makes its own tokens only.
  return (tokens as MarkedToken[]).flatMap(node);
}

function element(kind: MarkdownElement['kind'], children: MarkdownNode[] = []): MarkdownElement {
  return { kind, children };
}

function node(token: MarkedToken): MarkdownNode | MarkdownNode[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    case 'heading':
    case 'strong':
    case 'em':
    case 'del':
      return element(token.type, nodes(token.tokens));
    case 'blockquote':
      return element('quote', nodes(token.tokens));
    case 'list':
      return list(token);
    case 'table':
      return table(token);
    case 'code':
      return element('code', [token.text]);
    case 'codespan':
      return element('span-code', [token.text]);
    case 'hr':
      return element('rule');
    case 'br':
      return element('break');
    case 'link':
    case 'image':
      return link(token);
    case 'text':
      return token.tokens ? nodes(token.tokens) : token.text;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

function list({ ordered, start, items }: Tokens.List): MarkdownElement {
  const children = items.map((item) => element('li', nodes(item.tokens)));
  return ordered ? { kind: 'ol', children, start: Number(start) } : element('ul', children);
}

function table({ header, rows }: Tokens.Table): MarkdownElement {
  const cells = (row: Tokens.TableCell[]) => row.map((cell) => element('cell', nodes(cell.tokens)));
  return element('table', [element('head', cells(header)), ...rows.map((row) => element('row', cells(row)))]);
}

/** A link that leads to the web, or else its words: no other address is ever followed, and no image loaded. */
function link(token: Tokens.Link | Tokens.Image): MarkdownNode | MarkdownNode[] {
  const words = nodes(token.tokens);
  const children = words.length > 0 ? words : [token.text || token.href];
  const url = URL.canParse(token.href) ? new URL(token.href) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return token.raw;
  return { kind: 'link', children, href: url.href };
}
