import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './checkbox.module.css';

/** A checkbox and, as its children, the words it agrees to. `className` lands on the label, everything else on the input. */
export function Checkbox({ className, children, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.words}>{children}</span>
    </label>
  );
}
