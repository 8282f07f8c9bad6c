import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './scale.module.css';

export interface ScaleStep {
  emoji: string;
  words: string;
}

/** The five answers of the personality test (docs/product/onboarding.md, Answers). */
export const agreementSteps: readonly ScaleStep[] = [
  { emoji: '😟', words: 'Strongly Disagree' },
  { emoji: '😕', words: 'Disagree' },
  { emoji: '😐', words: 'Neutral' },
  { emoji: '😊', words: 'Agree' },
  { emoji: '😄', words: 'Strongly Agree' },
];

export interface ScaleProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The statement that is answered. */
  statement: ReactNode;
  /** 1 for the first step and so on; 0 for no answer yet. */
  value: number;
  onChange: (value: number) => void;
  steps?: readonly ScaleStep[];
}

/** A statement and its answers from 1 up, as one radio group: arrow keys move the answer. */
export function Scale({
  statement,
  value,
  onChange,
  steps = agreementSteps,
  className,
  ...rest
}: ScaleProps) {
  const name = useId();
  return (
    <fieldset {...rest} className={classNames(styles.scale, className)}>
      <legend className={styles.statement}>{statement}</legend>
      <div className={styles.steps}>
        {steps.map(({ emoji, words }, i) => (
          <label key={words} className={styles.step}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={i + 1}
              checked={value === i + 1}
              onChange={() => onChange(i + 1)}
            />
            <span className={styles.emoji} aria-hidden="true">
              {emoji}
            </span>
            <span className={styles.words}>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
