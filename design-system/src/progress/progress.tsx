import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What moves on, such as "7 of 24 answered". */
  label: string;
  /** How much is done, 0 to `max`. */
  value: number;
  /** 100 unless told. */
  max?: number;
}

/** A bar with its label and its percentage. */
export function Progress({ label, value, max = 100, className, ...rest }: ProgressProps) {
  const id = useId();
  const percent = Math.round((Math.min(max, Math.max(0, value)) / max) * 100);
  return (
    <div className={classNames(styles.progress, className)}>
      <span id={id}>{label}</span>
      <span aria-hidden="true">{percent}%</span>
      <div
        role="progressbar"
        aria-labelledby={id}
        {...rest}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
