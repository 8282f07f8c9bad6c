import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ReadPhoto, readPhoto } from './homework.api.ts';
import type { Photo } from './photo.ts';

interface Handlers {
  onRead(read: ReadPhoto): void;
  /** In words for the person. */
  onFailed(problem: string): void;
}

/** Has a photo read for as long as the screen is there; leaving it ends the reading, which then costs nothing. Returns how far it is, in percent. */
export function useReading(photo: Photo, { onRead, onFailed }: Handlers): number {
  const { http } = useHost();
  const [percent, setPercent] = useState(0);
  const read = useEffectEvent(onRead);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    const left = new AbortController();
    readPhoto(http, photo, { signal: left.signal, onProgress: setPercent }).then(read, (error: unknown) => {
      if (!left.signal.aborted) failed(messageOf(error));
    });
    return () => left.abort();
  }, [http, photo]);

  return percent;
}
