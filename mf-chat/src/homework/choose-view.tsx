import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { useRef } from 'react';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import styles from './homework.module.css';

interface Props {
  allowance: AllowanceState;
  problem: string;
  /** Has the same photo read again, which is charged once at most. */
  onAgain: (() => void) | undefined;
  onCamera(): void;
  onFile(file: File): void;
}

/** Camera or gallery, and what a photo costs; without credits the way to the packs. */
export function ChooseView({ allowance: { credits, policy }, problem, onAgain, onCamera, onFile }: Props) {
  const { navigation } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const price = policy?.prices.photo_camera_credits ?? 1;
  const left = credits?.camera_gallery_credits;
  if (left !== undefined && left < price) {
    return (
      <Notice
        tone="warn"
        role="status"
        title="Insufficient camera credits!"
        action={
          <Button size="s" onClick={() => navigation.go('/pricing')}>
            See the packs
          </Button>
        }
      >
        Please upgrade, or write your question. Your words are kept.
      </Notice>
    );
  }
  return (
    <>
      {problem && (
        <Notice
          tone="error"
          action={
            onAgain && (
              <Button size="s" variant="ghost" onClick={onAgain}>
                Try this photo again
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      <p>
        Photograph the page, or choose a picture of it; you can also paste one or drag it here. Its printed
        words come into your message, where you can change them before you send it. The photo itself is not
        kept.
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => input.current?.click()}>
          Choose from gallery
        </Button>
        <Button onClick={onCamera}>Take a photo</Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of your homework"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      {left !== undefined && (
        <p className={styles.price}>
          {credit(price)} a photo, if its words could be read. You have {left}.
        </p>
      )}
    </>
  );
}

const credit = (count: number) => `${count} camera ${count === 1 ? 'credit' : 'credits'}`;
