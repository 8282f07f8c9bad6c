// 32 characters or bytes that were really drawn at random hold far more different ones than this.
const LEAST_DIFFERENT = 10;

/** Whether a secret was plainly not drawn at random: blank, one character over and over, all zero. */
export function isMadeUp(secret: string | Uint8Array): boolean {
  return new Set<string | number>(secret).size < LEAST_DIFFERENT;
}
