/** A tone's name as every screen writes it: `528 Hz`. */
export function toneName(hz: number): string {
  return `${hz} Hz`;
}
