import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './chromium.ts';
import { at } from './tool.ts';

// Draws the app's icons into shell/public from one bloom: run `node scripts/draw-icons.ts` after changing it.
const PETAL = 'M0 0C-27 -13 -29 -32 0 -44C29 -32 27 -13 0 0Z';
const ring = (scale: number, turn: number, opacity: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const fill = i % 2 ? '#e9a06b' : '#f6c56a';
    return `<path d="${PETAL}" fill="${fill}" fill-opacity="${opacity}" transform="rotate(${turn + i * 45}) scale(${scale * 0.62} ${scale})"/>`;
  }).join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128"><title>Saathi</title><rect x="-64" y="-64" width="128" height="128" fill="#15122c"/>${ring(1, 0, 0.5)}${ring(0.66, 22.5, 0.62)}<circle r="5" fill="#f5b44a"/></svg>\n`;

await writeFile(at('shell', 'public', 'icon.svg'), svg);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const page = await browser.newPage();
for (const size of [180, 192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style>${await readFile(at('shell', 'public', 'icon.svg'), 'utf8')}`,
  );
  await page.screenshot({ path: at('shell', 'public', `icon-${size}.png`) });
}
await browser.close();
