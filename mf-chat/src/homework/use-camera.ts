import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const BACK_CAMERA: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  /** The picture is there, and the seconds to the photo run. */
  showing: boolean;
  onPlaying(): void;
}

interface Handlers {
  /** The seconds are over. */
  onTime(video: HTMLVideoElement): void;
  /** Refused, missing or taken by another program. */
  onFailed(): void;
}

/** The camera, from when the screen appears until it goes; after `seconds` of picture it is time for the photo. */
export function useCamera(seconds: number, { onTime, onFailed }: Handlers): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [showing, setShowing] = useState(false);
  const failed = useEffectEvent(onFailed);
  const time = useEffectEvent(onTime);

  useEffect(() => {
    let left = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => void track.stop());
    openCamera()
      .then(async (opened) => {
        stream = opened;
        if (left) return stop();
        if (!video.current) return;
        video.current.srcObject = stream;
        await video.current.play();
      })
      .catch(() => left || failed());
    return () => {
      left = true;
      stop();
    };
  }, []);

  useEffect(() => {
    if (!showing) return;
    const timer = setTimeout(() => video.current && time(video.current), seconds * 1000);
    return () => clearTimeout(timer);
  }, [showing, seconds]);

  return { video, showing, onPlaying: () => setShowing(true) };
}

async function openCamera(): Promise<MediaStream> {
  // Without https there is none, whatever the types say.
  if (!('mediaDevices' in navigator)) throw new Error('There is no camera.');
  return navigator.mediaDevices.getUserMedia(BACK_CAMERA);
}
