import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes.ts';

interface ModalDialog {
  open: boolean;
  onClose: () => void;
  /** Whether Esc, Back and a press on the backdrop ask to close. */
  dismissable: boolean;
  /** Not shown for now, though open. */
  aside?: boolean;
}

/** Drives a native modal `<dialog>` from `open`: focus moves in, stays in, and goes back to where it came from. */
export function useModalDialog({ open, onClose, dismissable, aside = false }: ModalDialog) {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = open && !aside;
  const wanted = useRef(shown);
  const opener = useRef<Element>(undefined);
  useBackCloses({ open, onClose, dismissable: dismissable && !aside });

  useLayoutEffect(() => {
    wanted.current = shown;
    const dialog = ref.current;
    if (!shown || !dialog) return;
    // The browser gives focus back to where it was before: after a step aside too that is what opened the dialog.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    else opener.current = document.activeElement ?? undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [shown]);

  useEffect(() => {
    if (!open) opener.current = undefined;
  }, [open]);

  /* React does not bubble `close`, and a browser may close on a second Esc however the first was answered */
  useEffect(() => {
    const dialog = ref.current;
    const closed = () => wanted.current && !dialog?.open && onClose();
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, [onClose]);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissable) onClose();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (dismissable && event.target === event.currentTarget) onClose();
  };
  return { ref, closedby: dismissable ? 'closerequest' : 'none', onCancel, onClick } as const;
}
