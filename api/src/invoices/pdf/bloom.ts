/** Saathi's lotus, as wide as `2 * radius`. */
export function drawBloom(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  radius: number,
  colour: string,
): void {
  drawRing(doc, { x, y, colour }, radius, 8, 0);
  drawRing(doc, { x, y, colour }, radius * 0.66, 8, 22.5);
}

function drawRing(
  doc: PDFKit.PDFDocument,
  { x, y, colour }: { x: number; y: number; colour: string },
  length: number,
  petals: number,
  turn: number,
): void {
  const width = length * 0.38;
  for (let petal = 0; petal < petals; petal += 1) {
    doc
      .save()
      .translate(x, y)
      .rotate(turn + (360 / petals) * petal)
      .fillOpacity(0.55);
    doc
      .moveTo(0, 0)
      .bezierCurveTo(width, -length * 0.35, width * 0.7, -length * 0.8, 0, -length)
      .bezierCurveTo(-width * 0.7, -length * 0.8, -width, -length * 0.35, 0, 0)
      .fill(colour);
    doc.restore();
  }
}
