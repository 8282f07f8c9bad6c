import { type ComponentProps, type ReactNode, useId, useImperativeHandle } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> {
  open: boolean;
  /** The person asked to close it: Esc, the backdrop. The owner then sets `open` to false. */
  onClose: () => void;
  /** The dialog's name, shown as its heading. */
  title: ReactNode;
  /** The buttons; the last one is nearest to the thumb on a phone. */
  actions?: ReactNode;
  /** Whether Esc and the backdrop close it, true unless told. Turn it off while something runs that must not be lost. */
  dismissable?: boolean;
  /**
   * Steps out of the way of something that is not ours, such as the window of a payment provider: nothing on a page can stand over a
   * modal dialog, nor be used beside it. It is back as it was when this is false again; meanwhile Back does not leave the page.
   */
  aside?: boolean;
}

/** A modal question on the native `<dialog>`. Its content exists only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  dismissable = true,
  aside = false,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const heading = useId();
  const { ref: dialog, ...modal } = useModalDialog({ open, onClose, dismissable, aside });
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  return (
    <dialog
      aria-labelledby={heading}
      {...rest}
      {...modal}
      ref={dialog}
      className={classNames(styles.dialog, className)}
    >
      {open && (
        <div className={styles.sheet}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
