import type { Policy } from 'contracts/policy';

/** A photo as it is sent: upright, small enough, without place or camera. */
export interface Photo {
  image: Blob;
  /** The idempotency key of its reading. */
  key: string;
}

type Rules = Pick<Policy['photos'], 'side_pixels' | 'jpeg_percent'>;
type Size = Record<'width' | 'height', number>;

/**
 * The size at which the longer side has at most `side` pixels; never larger than it is.
 * @internal
 */
export function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A photo of any picture the browser can open; undefined of anything else (docs/product/homework.md, Taking a photo). */
export async function photoOf(file: Blob, rules: Rules): Promise<Photo | undefined> {
  // The browser sets it upright, as its EXIF says; what is drawn anew has no EXIF.
  const picture = await createImageBitmap(file).catch(() => undefined);
  return picture && drawn(picture, picture, rules);
}

/** A photo of what the camera shows now. */
export function photoOfVideo(video: HTMLVideoElement, rules: Rules): Promise<Photo> {
  return drawn(video, { width: video.videoWidth, height: video.videoHeight }, rules);
}

async function drawn(picture: CanvasImageSource, size: Size, rules: Rules): Promise<Photo> {
  const { width, height } = fitted(size, rules.side_pixels);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser lends no canvas.');
  // Where a picture is transparent, it lies on paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const image = await canvas.convertToBlob({ type: 'image/jpeg', quality: rules.jpeg_percent / 100 });
  return { image, key: crypto.randomUUID() };
}
