import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './page-heading.module.css';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** A small line above, such as the step or the day. */
  above?: ReactNode;
  /** A soft line below. */
  soft?: ReactNode;
  /** `l` is for the landing page and the dashboard, where the sentence is the picture. */
  size?: 'm' | 'l';
}

/** What a screen says to the person: its one h1, which the shell may focus after a navigation. `className` lands on the block. */
export function PageHeading({ above, soft, size = 'm', className, ...rest }: PageHeadingProps) {
  return (
    <div className={classNames(styles.heading, styles[size], className)}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 tabIndex={-1} {...rest} />
      {soft && <p className={styles.soft}>{soft}</p>}
    </div>
  );
}
