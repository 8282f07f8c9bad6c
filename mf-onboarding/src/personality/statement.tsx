import { answerWords, statements } from 'contracts/personality';
import { Scale } from 'design-system/scale';
import { VisuallyHidden } from 'design-system/visually-hidden';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './personality-page.module.css';

const steps = answerWords.map(({ emoji, word }) => ({ emoji, words: word }));

interface Props {
  at: number;
  value: number;
  /** `goOn` when the choice was final: a tap, or a number key. Arrow keys only move over the answers. */
  onAnswer: (value: number, goOn: boolean) => void;
  onNext: (() => void) | undefined;
}

/** One statement and its five answers. When another one takes its place, the focus follows it, and it is read out. */
export function Statement({ at, value, onAnswer, onNext }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(at);
  const byKey = useRef(false);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    setSaid(`Statement ${at + 1} of ${statements.length}: ${statements[at]?.text}`);
    const radio =
      group.current?.querySelector<HTMLInputElement>('input:checked') ??
      group.current?.querySelector('input');
    radio?.focus({ preventScroll: true });
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    byKey.current = true;
    const number = Number(event.key);
    if (number >= 1 && number <= steps.length) onAnswer(number, true);
    else if (event.key === 'Enter') onNext?.();
    else return;
    event.preventDefault();
  }

  return (
    <>
      {/* The group keeps its place while its words change, which no screen reader would notice. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Scale
        ref={group}
        className={styles.scale}
        statement={statements[at]?.text}
        steps={steps}
        value={value}
        onChange={(next) => onAnswer(next, !byKey.current)}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          byKey.current = false;
        }}
      />
    </>
  );
}
