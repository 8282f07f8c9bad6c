/** To the process that reads: one photo at a time. */
export interface ToReader {
  photo: Uint8Array;
  /** As EXIF counts it, 1 to 8. */
  orientation: number;
}

/** From it, for each photo: its progress in percent, then its text, empty when there was none. `worn` when it grew so large that it should end. */
export type FromReader =
  | { type: 'progress'; percent: number }
  | { type: 'text'; text: string; worn: boolean };
