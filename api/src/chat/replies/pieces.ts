/** A part of a long text. `size` counts its characters, but those the piece before it had too, as the check reads them. */
export interface Piece {
  text: string;
  size: number;
  last: boolean;
}

const STEP = 250;
const PIECE = 8000;
const OVERLAP = 500;

type Step = Pick<Piece, 'text' | 'size'>;

/**
 * Cuts a text into pieces that overlap a little and take about the same time to check. They are measured in the normal form that
 * the check reads (Unicode's NFKD), because there one character may become eighteen.
 */
export function* piecesOf(text: string): Generator<Piece, undefined> {
  let steps: Step[] = [];
  let fresh = 0;
  const piece = (last: boolean) => ({ text: steps.map((step) => step.text).join(''), size: fresh, last });
  for (let from = 0; from < text.length; from += STEP) {
    const step = stepAt(text, from);
    if (fresh > 0 && sizeOf(steps) + step.size > PIECE) {
      yield piece(false);
      steps = endOf(steps);
      fresh = 0;
    }
    steps.push(step);
    fresh += step.size;
  }
  yield piece(true);
}

function stepAt(whole: string, from: number): Step {
  const text = whole.slice(from, from + STEP);
  return { text, size: text.normalize('NFKD').length };
}

function sizeOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { size }) => sum + size, 0);
}

/** As many of the last steps as the overlap takes. */
function endOf(steps: readonly Step[]): Step[] {
  const from = steps.findLastIndex((_step, index) => sizeOf(steps.slice(index)) >= OVERLAP);
  return steps.slice(Math.max(from, 0));
}
