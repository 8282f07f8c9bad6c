import { Button } from 'design-system/button';
import { Progress } from 'design-system/progress';
import { useEffect, useState } from 'react';
import type { ReadPhoto } from './homework.api.ts';
import styles from './homework.module.css';
import type { Photo } from './photo.ts';
import { useReading } from './use-reading.ts';

interface Props {
  photo: Photo;
  onRead(read: ReadPhoto): void;
  onFailed(problem: string): void;
  onCancel(): void;
}

/** The photo while it is read, and how far that is. */
export function ReadingView({ photo, onRead, onFailed, onCancel }: Props) {
  const percent = useReading(photo, { onRead, onFailed });
  const address = useAddress(photo.image);
  return (
    <>
      {address && <img className={styles.picture} src={address} alt="Your homework" />}
      <Progress label={percent === 0 ? 'Waiting for its turn' : 'Reading the words'} value={percent} />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

/** An address under which the page can show a picture, for as long as it does. */
function useAddress(image: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return address;
}
