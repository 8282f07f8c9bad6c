import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icon/icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warn' | 'error';
  title?: ReactNode;
  /** What helps now, such as a Retry button. */
  action?: ReactNode;
}

const figures = { info: InfoIcon, success: CheckIcon, warn: WarningIcon, error: WarningIcon };
const roles = { info: undefined, success: 'status', warn: undefined, error: 'alert' } as const;

/** A message in its place on the page. An error interrupts a screen reader when it appears, a success waits its turn. */
export function Notice({ tone = 'info', title, action, className, children, ...rest }: NoticeProps) {
  const Figure = figures[tone];
  return (
    <div role={roles[tone]} {...rest} className={classNames(styles.notice, styles[tone], className)}>
      <Figure className={styles.figure} width={22} height={22} />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
