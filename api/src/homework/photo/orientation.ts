const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;

/** The orientation that an EXIF block (TIFF) names, 1 to 8; 1 when it names none or cannot be read. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return UPRIGHT;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'MM' && order !== 'II') return UPRIGHT;
  const big = order === 'MM';
  const u16 = (at: number) => (big ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const start = big ? tiff.readUInt32BE(4) : tiff.readUInt32LE(4);
  if (start + 2 > tiff.length) return UPRIGHT;
  const fits = Math.floor((tiff.length - start - 2) / ENTRY_BYTES);
  for (let i = 0; i < Math.min(u16(start), fits); i++) {
    const entry = start + 2 + i * ENTRY_BYTES;
    if (u16(entry) !== ORIENTATION_TAG || u16(entry + 2) !== SHORT) continue;
    const orientation = u16(entry + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
  }
  return UPRIGHT;
}
