const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** How far somebody is from their turn, in words; `place` 1 is next (docs/product/chat.md, In line). */
export function placeWords(place: number): string {
  const ordinal = ordinals[place - 1];
  return ordinal
    ? `Many are talking just now. You are ${ordinal} in line`
    : `Many are talking just now. You are number ${place} in line`;
}
