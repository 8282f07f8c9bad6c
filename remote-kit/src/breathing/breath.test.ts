import { describe, expect, it } from 'vitest';
import { breathAt, MINUTE } from './breath.ts';

describe('the breathing minute', () => {
  it('breathes in for four and out for six', () => {
    expect([0, 1, 2, 3].map((second) => breathAt(second))).toMatchObject([
      { word: 'Breathe in', left: 4 },
      { word: 'Breathe in', left: 3 },
      { word: 'Breathe in', left: 2 },
      { word: 'Breathe in', left: 1 },
    ]);
    expect(breathAt(4)).toMatchObject({ word: 'Breathe out', left: 6 });
    expect(breathAt(9)).toMatchObject({ word: 'Breathe out', left: 1 });
  });

  it('holds six whole breaths and ends gently', () => {
    const starts = Array.from({ length: MINUTE }, (_, second) => breathAt(second)).filter(
      ({ word, left }) => word === 'Breathe in' && left === 4,
    );
    expect(starts).toHaveLength(6);
    expect(breathAt(MINUTE)).toMatchObject({ left: 0, open: 1 });
  });
});
