import { type ComponentProps, useImperativeHandle } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './menu-sheet.module.css';

export interface MenuSheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  open: boolean;
  /** The person asked to close it: the close button, Esc, the backdrop. */
  onClose: () => void;
  /** The sheet's name for screen readers, such as "Menu". */
  label: string;
  /** What the close button is called. */
  closeLabel?: string;
}

/** A modal sheet at the side where reading starts. Its content exists only while it is open. */
export function MenuSheet({
  open,
  onClose,
  label,
  closeLabel = 'Close menu',
  className,
  children,
  ref,
  ...rest
}: MenuSheetProps) {
  const { ref: dialog, ...modal } = useModalDialog({ open, onClose, dismissable: true });
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  return (
    <dialog
      {...rest}
      {...modal}
      ref={dialog}
      aria-label={label}
      className={classNames(styles.sheet, className)}
    >
      {open && (
        <div className={styles.content}>
          <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
            <CloseIcon />
          </IconButton>
          {children}
        </div>
      )}
    </dialog>
  );
}
