import { amountInWords } from '../amount-in-words.ts';
import type { StoredInvoice } from '../queries.ts';
import { stateOf } from '../seller.ts';
import { drawBloom } from './bloom.ts';
import { createSheet, LINE, MARIGOLD, type Sheet, SOFT } from './sheet.ts';
import { exportNote, money, placeOfSupply, stateName, taxLines, writtenDay } from './words.ts';

const LEFT = 56;
const RIGHT = 539;
const HALF = 300;
const COLUMN = 225;

/** The PDF of an invoice or a credit note, one page, from its row alone: drawn again it is the same, byte for byte. */
export async function drawInvoice(paper: StoredInvoice): Promise<Buffer<ArrayBuffer>> {
  const name = paper.kind === 'invoice' ? 'Tax invoice' : 'Credit note';
  const sheet = createSheet(`${name} ${paper.number}`, paper.issuedAt);
  drawHead(sheet, paper, name);
  const below = Math.max(drawSeller(sheet, paper), drawRecipient(sheet, paper));
  const end = drawSums(sheet, paper, drawItem(sheet, paper, below + 34) + 14);
  drawFoot(sheet, paper, end + 30);
  return Buffer.from(await sheet.finish());
}

function drawHead(
  { doc, write }: Sheet,
  { number, dated, seller, corrects }: StoredInvoice,
  name: string,
): void {
  drawBloom(doc, LEFT + 17, 73, 19, MARIGOLD);
  write('Saathi', { x: LEFT + 46, y: 57, size: 24, weight: 600 });
  write(name, { x: RIGHT, y: 54, size: 17, weight: 600, right: true });
  write(number, { x: RIGHT, y: 78, size: 11, right: true });
  write(writtenDay(dated), { x: RIGHT, y: 94, size: 10, colour: SOFT, right: true });
  if (corrects) write(`For invoice ${corrects}`, { x: RIGHT, y: 109, colour: SOFT, right: true });
  if (seller.sample)
    write('SAMPLE: no money moved', { x: LEFT, y: 104, size: 11, weight: 600, colour: '#b3261e' });
  line(doc, 132);
}

function drawSeller(sheet: Sheet, { seller }: StoredInvoice): number {
  const words = [seller.address, `GSTIN ${seller.gstin}`, `State: ${stateName(stateOf(seller))}`];
  return drawParty(sheet, LEFT, 'From', seller.name, words);
}

function drawRecipient(sheet: Sheet, paper: StoredInvoice): number {
  const { name, gstin } = paper.recipient;
  const words = [`Place of supply: ${placeOfSupply(paper)}`, ...(gstin ? [`GSTIN ${gstin}`] : [])];
  return drawParty(sheet, HALF, 'To', name || 'Customer', words);
}

function drawParty({ write }: Sheet, x: number, title: string, name: string, words: string[]): number {
  write(title, { x, y: 150, size: 9, colour: SOFT });
  let y = 165 + write(name, { x, y: 165, size: 12, weight: 600, width: COLUMN });
  for (const one of words) y += write(one, { x, y, width: COLUMN });
  return y;
}

function drawItem({ doc, write }: Sheet, paper: StoredInvoice, y: number): number {
  const head = { y, size: 9, colour: SOFT };
  write('Item', { x: LEFT, ...head });
  write('SAC', { x: 390, ...head, right: true });
  write('Taxable value', { x: RIGHT, ...head, right: true });
  line(doc, y + 18);
  const row = y + 26;
  const height = write(paper.item, { x: LEFT, y: row, width: 270 });
  write(paper.seller.sac, { x: 390, y: row, right: true });
  write(money(paper.taxable, paper.currency), { x: RIGHT, y: row, right: true });
  line(doc, row + height + 8);
  return row + height + 8;
}

function drawSums({ doc, write }: Sheet, paper: StoredInvoice, top: number): number {
  const { total, currency, kind } = paper;
  let y = top;
  for (const [label, amount] of taxLines(paper)) {
    write(label, { x: 390, y, right: true, colour: SOFT });
    write(money(amount, currency), { x: RIGHT, y, right: true });
    y += 18;
  }
  doc.rect(HALF, y + 4, RIGHT - HALF, 1.5).fill(MARIGOLD);
  write(kind === 'invoice' ? 'Total paid' : 'Total paid back', {
    x: 390,
    y: y + 14,
    size: 12,
    weight: 600,
    right: true,
  });
  write(money(total, currency), { x: RIGHT, y: y + 14, size: 12, weight: 600, right: true });
  y += 44;
  return y + write(amountInWords(total, currency), { x: LEFT, y, width: RIGHT - LEFT });
}

function drawFoot({ write }: Sheet, paper: StoredInvoice, y: number): void {
  const said = [
    exportNote(paper),
    'Tax payable on reverse charge: No.',
    'Made by a computer under rule 46 of the CGST Rules; no signature is needed.',
  ];
  let at = y;
  for (const one of said)
    if (one) at += write(one, { x: LEFT, y: at, size: 9, colour: SOFT, width: RIGHT - LEFT });
}

function line(doc: PDFKit.PDFDocument, y: number): void {
  doc.rect(LEFT, y, RIGHT - LEFT, 0.75).fill(LINE);
}
