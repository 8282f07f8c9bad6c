import { Button } from 'design-system/button';
import styles from './homework.module.css';
import { useCamera } from './use-camera.ts';

interface Props {
  seconds: number;
  onTake(video: HTMLVideoElement): void;
  onFailed(): void;
  onCancel(): void;
}

/** What the camera sees. It takes the photo by itself after some seconds, or at once (docs/product/homework.md, Taking a photo). */
export function CameraView({ seconds, onTake, onFailed, onCancel }: Props) {
  const { video, showing, onPlaying } = useCamera(seconds, { onTime: onTake, onFailed });
  return (
    <>
      <video
        ref={video}
        className={styles.picture}
        muted
        playsInline
        onPlaying={onPlaying}
        aria-label="What the camera sees"
      />
      <p role="status">
        {showing
          ? `Hold the page still. The photo is taken by itself in ${seconds} seconds.`
          : 'Opening the camera. Your browser may ask whether Saathi may use it.'}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={!showing} onClick={() => video.current && onTake(video.current)}>
          Take it now
        </Button>
      </div>
    </>
  );
}
