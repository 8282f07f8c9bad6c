import { expect, test } from 'vitest';
import { fitted } from './photo.ts';

// The policy's photos.side_pixels, as a test of the policy changes it; photos.jpeg_percent and photos.capture_seconds are the browser's alone.
test('a photo is made smaller until its longer side fits, and keeps its shape', () => {
  expect(fitted({ width: 4000, height: 3000 }, 1500)).toEqual({ width: 1500, height: 1125 });
  expect(fitted({ width: 3000, height: 4000 }, 1500)).toEqual({ width: 1125, height: 1500 });
});

test('a small photo stays as it is, and a thin one keeps a side', () => {
  expect(fitted({ width: 640, height: 480 }, 1500)).toEqual({ width: 640, height: 480 });
  expect(fitted({ width: 20_000, height: 2 }, 1500)).toEqual({ width: 1500, height: 1 });
});
