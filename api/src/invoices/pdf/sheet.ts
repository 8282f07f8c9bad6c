import PDFDocument from 'pdfkit';
import { fontOf, type Letters, runsOf, type Weight } from './fonts.ts';

/** The colours of the paper-light theme. */
const INK = '#231f3d';
export const SOFT = '#5b5672';
export const LINE = '#ddd5c6';
export const MARIGOLD = '#e9a23b';

/** How a text is set: its size and place in points, from the left or, `right`, up to it. */
interface Set {
  x: number;
  y: number;
  size?: number;
  weight?: Weight;
  colour?: string;
  right?: boolean;
  /** Breaks into lines no wider than this. */
  width?: number;
}

/** One page to write on. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  /** Writes a text of any letters the fonts hold; returns the height it took. */
  write: (text: string, set: Set) => number;
  /** The finished PDF. */
  finish: () => Promise<Buffer>;
}

const A4 = { size: 'A4', margin: 0 } as const;
const LEADING = 1.35;

/** A page titled `title`. The same words at the same instant make the same bytes. */
export function createSheet(title: string, at: Date): Sheet {
  const doc = new PDFDocument({
    ...A4,
    lang: 'en-IN',
    info: { Title: title, Author: 'Saathi', CreationDate: at },
  });
  const parts: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => parts.push(chunk));
  const done = Promise.withResolvers<Buffer>();
  doc.on('end', () => done.resolve(Buffer.concat(parts)));
  const write = (text: string, set: Set): number => {
    const { size = 10, width = Number.POSITIVE_INFINITY } = set;
    const lines = linesOf(doc, text, set, width);
    for (const [index, line] of lines.entries()) {
      writeLine(doc, line, { ...set, y: set.y + index * size * LEADING });
    }
    return lines.length * size * LEADING;
  };
  const finish = () => {
    doc.end();
    return done.promise;
  };
  return { doc, write, finish };
}

function use(doc: PDFKit.PDFDocument, letters: Letters, weight: Weight): PDFKit.PDFDocument {
  const name = `${letters}-${weight}`;
  doc.registerFont(name, fontOf(letters, weight));
  return doc.font(name);
}

function writeLine(doc: PDFKit.PDFDocument, line: string, set: Set): void {
  const { y, size = 10, weight = 400, colour = INK, right } = set;
  let x = right ? set.x - widthOf(doc, line, set) : set.x;
  for (const { letters, text } of runsOf(line)) {
    use(doc, letters, weight).fontSize(size).fillColor(colour);
    // By the baseline, because the fonts' heights differ.
    doc.text(text, x, y + size, { lineBreak: false, baseline: 'alphabetic' });
    x += doc.widthOfString(text);
  }
}

function widthOf(doc: PDFKit.PDFDocument, line: string, { size = 10, weight = 400 }: Set): number {
  return runsOf(line).reduce((width, { letters, text }) => {
    use(doc, letters, weight).fontSize(size);
    return width + doc.widthOfString(text);
  }, 0);
}

/** A text in lines of at most `width`, broken between words, and within one that is longer than a line. */
function linesOf(doc: PDFKit.PDFDocument, text: string, set: Set, width: number): string[] {
  const lines = [''];
  for (const piece of text.split(/(?<= )/).flatMap(chunks)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && widthOf(doc, (last + piece).trimEnd(), set) > width) lines.push(piece);
    else lines[lines.length - 1] = last + piece;
  }
  return lines.map((line) => line.trimEnd());
}

/** A word in pieces short enough for any line. */
function chunks(word: string): string[] {
  return word.match(/.{1,20}/gu) ?? [];
}
