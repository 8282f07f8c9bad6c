/** Each mood from heavy to bright: how far its bloom is open, and its hue. */
export const moodFigures = [
  { hue: 255, open: 0.2 },
  { hue: 285, open: 0.45 },
  { hue: 195, open: 0.65 },
  { hue: 115, open: 0.85 },
  { hue: 75, open: 1 },
] as const;
