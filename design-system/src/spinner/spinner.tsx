import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is being waited for, such as "Loading frequencies...". */
  label: string;
  /** Shows the label beside the ring instead of leaving it to screen readers. */
  showLabel?: boolean;
}

/** Waiting, announced politely. Under reduced motion the ring stands still. */
export function Spinner({ label, showLabel = false, className, ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rest} className={classNames(styles.spinner, className)}>
      <span className={styles.ring} aria-hidden="true" />
      {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
