import { useHost } from 'contracts';
import { Dialog } from 'design-system/dialog';
import { CameraIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import { CameraView } from './camera-view.tsx';
import { ChooseView } from './choose-view.tsx';
import type { ReadPhoto } from './homework.api.ts';
import { type Photo, photoOf, photoOfVideo } from './photo.ts';
import { ReadingView } from './reading-view.tsx';
import { useBroughtFile } from './use-brought-file.ts';

interface Props {
  allowance: AllowanceState;
  /** The words of a photo, to be checked and sent. */
  onWords(text: string): void;
}

type Step =
  /** `words` of a photo that has just been read. */
  | { view: 'closed'; words?: string }
  /** `again` is a photo whose reading failed. */
  | { view: 'choose'; problem: string; again?: Photo }
  | { view: 'camera' }
  | { view: 'reading'; photo: Photo };

const noPhoto =
  'This file is no photo your browser can open. Please choose a JPEG, PNG or WebP picture. Nothing was charged.';
const noCamera = 'Camera access denied or not available. Using file picker instead.';

/** The teacher's camera button, and what it opens: a photo of homework becomes words (docs/product/homework.md, Taking a photo). */
export function HomeworkTool({ allowance, onWords }: Props) {
  const { toasts } = useHost();
  const [step, setStep] = useState<Step>({ view: 'closed' });
  const { policy } = allowance;
  const choose = (problem = '') => setStep({ view: 'choose', problem });
  const close = () => setStep({ view: 'closed' });
  const read = (photo: Photo | undefined) => (photo ? setStep({ view: 'reading', photo }) : choose(noPhoto));

  async function readFile(file: Blob) {
    if (policy && step.view !== 'reading') read(await photoOf(file, policy.photos));
  }

  function onRead({ text, credits }: ReadPhoto) {
    allowance.setCredits(credits);
    setStep({ view: 'closed', words: text });
  }

  // Once the dialog is closed: until then nothing outside of it can take the focus.
  const handOver = useEffectEvent((words: string) => {
    onWords(words);
    toasts.show({
      tone: 'success',
      text: 'The words of your photo are in your message. Please check them, then send.',
    });
  });
  useEffect(() => {
    if (step.view === 'closed' && step.words) handOver(step.words);
  }, [step]);

  useBroughtFile((file) => void readFile(file));
  return (
    <>
      <IconButton label="Homework photo" disabled={!policy} onClick={() => choose()}>
        <CameraIcon />
      </IconButton>
      <Dialog open={step.view !== 'closed'} onClose={close} title="Homework photo">
        {step.view === 'choose' && (
          <ChooseView
            allowance={allowance}
            problem={step.problem}
            onAgain={step.again && (() => read(step.again))}
            onCamera={() => setStep({ view: 'camera' })}
            onFile={(file) => void readFile(file)}
          />
        )}
        {step.view === 'camera' && policy && (
          <CameraView
            seconds={policy.photos.capture_seconds}
            onTake={async (video) => read(await photoOfVideo(video, policy.photos))}
            onFailed={() => choose(noCamera)}
            onCancel={() => choose()}
          />
        )}
        {step.view === 'reading' && (
          <ReadingView
            photo={step.photo}
            onRead={onRead}
            onFailed={(problem) => setStep({ view: 'choose', problem, again: step.photo })}
            onCancel={() => choose()}
          />
        )}
      </Dialog>
    </>
  );
}
