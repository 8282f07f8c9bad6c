import { expect, test } from 'vitest';

const faces = (family: string) =>
  [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);

test.each(['--display', '--text'])(
  'Devanagari in %s comes from our own font, never the device',
  async (token) => {
    const family = getComputedStyle(document.documentElement).getPropertyValue(token);
    const loaded = await document.fonts.load(`480 24px ${family}`, 'साथी');
    expect(loaded.map((face) => face.family.replaceAll('"', ''))).toEqual(['Noto Sans Devanagari Variable']);
  },
);

test('Latin text does not load the Devanagari letters', async () => {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--text').split(',');
  const ours = families.filter((family) => family.includes('Variable')).join();
  const loaded = await document.fonts.load(`400 16px ${ours}`, 'A companion');
  expect(loaded.filter((face) => face.unicodeRange.includes('U+900'))).toEqual([]);
});

test('every face swaps in, so that words are there before the font is', () => {
  for (const family of ['Fraunces Variable', 'Figtree Variable', 'Noto Sans Devanagari Variable']) {
    expect(faces(family).length).toBeGreaterThan(0);
    expect(faces(family).map((face) => face.display)).toEqual(faces(family).map(() => 'swap'));
  }
});
