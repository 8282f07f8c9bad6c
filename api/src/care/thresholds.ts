/** From which log-odds on a message is of a level, chosen on figures out of training and of the authors who tune (docs/decisions/0016-care-model.md). */
export interface Thresholds {
  clear: number;
  found: number;
  distress: number;
}

/** For a message read alone. */
export const messageThresholds: Thresholds = { clear: 0.4, found: -1.6, distress: -1 };

/** For a turn read in its conversation. */
export const turnThresholds: Thresholds = { clear: -0.3, found: -0.9, distress: -1 };

/** Below this (of `clear`) the model is so sure a certain phrase is not meant that the companion asks instead of being taken over. */
export const BENIGN_BELOW = -3;

/** Below this (of `found`) a likely phrase counts no more than the model: at -3 "i feel like dying" was lost. */
export const UNMEANT_BELOW = -5;
