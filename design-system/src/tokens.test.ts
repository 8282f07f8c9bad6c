import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { themes } from './conformance/accessibility.ts';
import { emulateMedia } from './conformance/emulate-media.ts';
import tokens from './tokens.css?raw';

/** A colour as the browser paints it, as linear red, green and blue from 0 to 1. */
function painted(color: string): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = painted(
    getComputedStyle(document.documentElement).getPropertyValue(token),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['--ground', '--surface', '--raised'];
const pairs = (inks: string[]) => inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

describe.each(themes)('by %s', (theme) => {
  beforeEach(() => {
    document.documentElement.dataset.theme = theme;
  });

  test.each([
    ...pairs(['--ink', '--ink-soft', '--accent-deep', '--good', '--alert']),
    ['--on-accent', '--accent'] as const,
    ['--on-alert', '--alert-fill'] as const,
  ])('%s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(['--edge', '--accent-deep']))('the edge and ring %s can be seen on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the theme', () => {
  afterEach(() => emulateMedia({ colorScheme: null }));
  const ground = (element: Element = document.documentElement) =>
    getComputedStyle(element).getPropertyValue('--ground');

  test('follows the device until the page says otherwise', async () => {
    await emulateMedia({ colorScheme: 'light' });
    const day = ground();
    await emulateMedia({ colorScheme: 'dark' });
    const night = ground();
    expect(night).not.toBe(day);
    document.documentElement.dataset.theme = 'day';
    expect(ground()).toBe(day);
  });

  test('can differ on a part of the page', async () => {
    await emulateMedia({ colorScheme: 'light' });
    const part = document.createElement('div');
    part.dataset.theme = 'night';
    document.body.append(part);
    expect(ground(part)).not.toBe(ground());
    part.remove();
  });

  test('has one night, written twice', () => {
    const [automatic, chosen] = [':root:not([data-theme])', '[data-theme="night"]'].map((selector) => {
      const block = tokens.slice(tokens.indexOf(`${selector} {`) + selector.length);
      return block.slice(0, block.indexOf('}')).replace(/\s+/g, ' ');
    });
    expect(automatic).toBe(chosen);
  });
});
