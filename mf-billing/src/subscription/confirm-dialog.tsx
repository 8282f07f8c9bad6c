import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { Notice } from 'design-system/notice';
import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** The button that does it, and what it reads meanwhile. */
  confirm: string;
  busyText: string;
  /** The button that leaves everything as it is. */
  keep: string;
  /** What it throws is shown, and the dialog stays. */
  onConfirm(): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Asks once before something that moves money. */
export function ConfirmDialog({ title, confirm, busyText, keep, onConfirm, onClose, children }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function go() {
    setBusy(true);
    setProblem('');
    try {
      await onConfirm();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={title}
      actions={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {keep}
          </Button>
          <Button busy={busy} busyText={busyText} onClick={go}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
    </Dialog>
  );
}
