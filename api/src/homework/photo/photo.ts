/** A photo that is one by its content: what of its bytes is picture, and how it lies. */
export interface Photo {
  /** The picture alone: no place, no camera, no thumbnail, no colour profile. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** As EXIF counts it, 1 to 8; 1 when nothing says otherwise. */
  orientation: number;
}

/** Why something is no photo: `unknown` format, `broken` (cut off, bytes too many or wrong), or moving pictures. */
export type NoPhotoReason = 'unknown' | 'broken' | 'animated';

/** What the readers of formats throw; readPhoto makes it words for people. */
export class NoPhoto extends Error {
  override name = 'NoPhoto';
  readonly reason: NoPhotoReason;

  constructor(reason: NoPhotoReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Throws `broken` unless `holds`. */
export function intact(holds: boolean): asserts holds {
  if (!holds) throw new NoPhoto('broken');
}
