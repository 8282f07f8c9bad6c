import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';

export interface ToastMessage {
  id: string;
  /** `error` interrupts a screen reader, the others wait. */
  tone: 'info' | 'success' | 'error';
  message: ReactNode;
  /** One button, such as Undo. */
  action?: ReactNode;
}

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** The region's name for screen readers. */
  label?: string;
}

/** Where short messages appear. It only shows: which toasts there are, and for how long, is its owner's. Mount it once. */
export function ToastRegion({
  toasts,
  onDismiss,
  label = 'Notifications',
  className,
  ...rest
}: ToastRegionProps) {
  const show = (toast: ToastMessage) => (
    <div key={toast.id} className={classNames(styles.toast, styles[toast.tone])}>
      <span className={styles.message}>{toast.message}</span>
      {toast.action}
      <IconButton label="Dismiss" onClick={() => onDismiss(toast.id)}>
        <CloseIcon width={20} height={20} />
      </IconButton>
    </div>
  );
  return (
    <section {...rest} aria-label={label} className={classNames(styles.region, className)}>
      <div role="status" className={styles.live}>
        {toasts.filter((toast) => toast.tone !== 'error').map(show)}
      </div>
      <div role="alert" className={styles.live}>
        {toasts.filter((toast) => toast.tone === 'error').map(show)}
      </div>
    </section>
  );
}
