import { type Words, wordsOf } from './words-of.ts';

/** What is used of tesseract.js-core, which has no types. */
export interface Tesseract {
  core: {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => Tesseract['api'];
  };
  api: {
    Init(path: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Takes the file `/input`. 0 when that is an image. */
    SetImageFile(orientation: number, radians: number): number;
    FindLines(): number;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  };
}

// The core's own file system, which is memory.
const INPUT = '/input';
const LEAST_SKEW_RADIANS = 0.005;
const WHOLE_PAGE = '3';
/** How paper and ink are told apart: around each pixel, which copes with shadows, and over the whole page, which copes with pale ink. */
const AROUND = '2';
const OVERALL = '0';

/**
 * The words on a photo, empty when it has none or cannot be opened. A page that lies askew is straightened; one that leaves doubts
 * is read a second way, and the better reading counts. `onSecond` hears of the second.
 */
export function readPage(
  { core, api }: Tesseract,
  { photo, orientation }: { photo: Uint8Array; orientation: number },
  onSecond: () => void,
): string {
  core.FS.writeFile(INPUT, photo);
  try {
    const first = readOnce(api, orientation, AROUND);
    if (!first?.doubtful) return first?.text ?? '';
    onSecond();
    const second = readOnce(api, orientation, OVERALL);
    return (second && second.score > first.score ? second : first).text;
  } finally {
    api.Clear();
    core.FS.unlink(INPUT);
  }
}

function readOnce(api: Tesseract['api'], orientation: number, threshold: string): Words | undefined {
  api.SetVariable('tessedit_pageseg_mode', WHOLE_PAGE);
  api.SetVariable('thresholding_method', threshold);
  if (api.SetImageFile(orientation, 0) !== 0) return undefined;
  api.FindLines();
  const skew = api.GetGradient();
  if (Math.abs(skew) >= LEAST_SKEW_RADIANS) api.SetImageFile(orientation, skew);
  api.Recognize(null);
  return wordsOf(api.GetTSVText(0));
}
