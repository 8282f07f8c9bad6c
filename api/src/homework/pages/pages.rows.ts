/** A homework page as scripts/draw-homework-pages.ts draws it, and how much of it may be misread. */
export interface Page {
  name: string;
  lines: string[];
  /** How it lies before the camera: CSS of the sheet. */
  look?: string;
  /** How strongly single pixels stray, 0 to 1. */
  noise?: number;
  /** Stored lying on its side, with the EXIF orientation that sets it right. */
  orientation?: 6 | 8 | 3;
  format: 'jpg' | 'png' | 'webp';
  /** The most of its characters that may be wrong, as a share. */
  mostWrong: number;
}

const train = [
  'A train leaves Delhi at 9:00 and travels',
  'at 60 km per hour. A second train leaves',
  'at 10:00 and travels at 80 km per hour.',
  'When does the second train catch up?',
];
const plants = [
  'Photosynthesis: green plants make food',
  'from carbon dioxide and water. They need',
  'sunlight and chlorophyll. Oxygen is given',
  'out. Write the equation and balance it.',
];
const hindi = [
  'एक किसान के पास तीन सौ बीस आम हैं।',
  'वह हर टोकरी में चालीस आम रखता है।',
  'उसे कितनी टोकरियों की जरूरत होगी?',
  'अपना उत्तर विस्तार से लिखिए।',
];
const mixed = ['प्रश्न 3: Find the area of a circle', 'whose radius is 14 cm.', 'वृत्त का क्षेत्रफल ज्ञात कीजिए।'];

export const pages: Page[] = [
  { name: 'english', lines: train, format: 'jpg', mostWrong: 0.01 },
  { name: 'english-png', lines: plants, format: 'png', mostWrong: 0.01 },
  { name: 'hindi', lines: hindi, format: 'jpg', mostWrong: 0.02 },
  { name: 'mixed', lines: mixed, format: 'webp', mostWrong: 0.02 },
  { name: 'skewed', lines: train, look: 'rotate: 4deg', format: 'jpg', mostWrong: 0.05 },
  { name: 'skewed-hindi', lines: hindi, look: 'rotate: -3deg', format: 'jpg', mostWrong: 0.08 },
  {
    name: 'pale',
    lines: plants,
    look: 'color: #a9a49a; background: #d8d2c4',
    format: 'jpg',
    mostWrong: 0.01,
  },
  { name: 'noisy', lines: train, noise: 0.28, format: 'jpg', mostWrong: 0.02 },
  { name: 'on-its-side', lines: plants, orientation: 6, format: 'jpg', mostWrong: 0.01 },
  {
    name: 'in-the-dusk',
    lines: hindi,
    look: 'color: #241f1a; background: linear-gradient(100deg, #b0a892, #5c564a)',
    noise: 0.08,
    format: 'jpg',
    mostWrong: 0.02,
  },
];
