import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page as Tab } from 'playwright';
import { type Page, pages } from '../api/src/homework/pages/pages.rows.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { at } from './tool.ts';

// Draws the pages by which the reading of homework is measured: run `node scripts/draw-homework-pages.ts` after changing pages.rows.ts.
const SIZE = { width: 1000, height: 520 };
const TURNS = { 6: -90, 8: 90, 3: 180 };

const font = async (subset: string, family: string) => {
  const file = at(
    'node_modules',
    '@fontsource-variable',
    family,
    'files',
    `${family}-${subset}-wght-normal.woff2`,
  );
  return `url(data:font/woff2;base64,${(await readFile(file)).toString('base64')})`;
};
const style = `
  @font-face { font-family: page; src: ${await font('latin', 'figtree')}; unicode-range: U+0000-00FF }
  @font-face { font-family: page; src: ${await font('devanagari', 'noto-sans-devanagari')} }
  body { margin: 0; background: #8a8272 }
  div { width: 900px; height: 420px; margin: 20px; padding: 30px; font: 40px/1.9 page; color: #1c1a17; background: #fbfaf6 }
  p { margin: 0 }`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const tab = await browser.newPage({ viewport: SIZE });
for (const page of pages) await writeFile(fileOf(page), await draw(tab, page));
await browser.close();

function fileOf({ name, format }: Page): string {
  return at('api', 'src', 'homework', 'pages', `${name}.${format}`);
}

async function draw(tab: Tab, page: Page): Promise<Buffer> {
  const { lines, look = '' } = page;
  await tab.setContent(
    `<style>${style}</style><div style="${look}">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`,
  );
  await tab.evaluate(() => document.fonts.ready);
  const shot = (await tab.screenshot()).toString('base64');
  const drawn = Buffer.from(await tab.evaluate(asPhoto, { shot, ...photoOf(page) }), 'base64');
  return page.orientation ? withOrientation(drawn, page.orientation) : drawn;
}

function photoOf({ format, noise = 0, orientation }: Page) {
  const type = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }[format];
  return { type, noise, turn: orientation ? TURNS[orientation] : 0 };
}

/** In the browser: the screen as a camera would hand it over, turned and with noise that is the same every time. */
async function asPhoto(photo: { shot: string; type: string; noise: number; turn: number }): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${photo.shot}`;
  await picture.decode();
  const { width, height } = picture;
  const lying = photo.turn % 180 !== 0;
  const canvas = new OffscreenCanvas(lying ? height : width, lying ? width : height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((photo.turn * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  let seed = 7;
  for (let i = 0; photo.noise > 0 && i < pixels.data.length; i += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const stray = (seed / 2_147_483_648 - 0.5) * 512 * photo.noise;
    for (const channel of [i, i + 1, i + 2]) pixels.data[channel] = (pixels.data[channel] ?? 0) + stray;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: photo.type, quality: 0.7 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Puts an EXIF block that holds nothing but the orientation behind the JPEG's first marker. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const exif = Buffer.from([0xff, 0xe1, 0, tiff.length + 8, ...Buffer.from('Exif\0\0'), ...tiff]);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}
