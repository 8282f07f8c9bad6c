import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './visually-hidden.module.css';

/** Text for screen readers only; give it a `role` such as `status` to make it a live region. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.hidden, className)} />;
}
