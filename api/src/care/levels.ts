/** How grave a message is: Saathi takes over, the companion asks, pain without a hint of risk, nothing. docs/product/care.md, Levels. */
export type CareLevel = 'clear' | 'possible' | 'distress' | 'none';

/** What a clear or possible message is about. docs/product/care.md, Kinds. */
export const careKinds = [
  'self_harm',
  'harm_to_others',
  'abuse',
  'danger_now',
  'method_request',
  'other_at_risk',
  'minor_romantic',
] as const;
export type CareKind = (typeof careKinds)[number];

/** A verdict; `kind` is there whenever the level is `clear` or `possible`. */
export type CareVerdict =
  | { level: 'clear' | 'possible'; kind: CareKind }
  | { level: 'distress' | 'none'; kind?: undefined };
