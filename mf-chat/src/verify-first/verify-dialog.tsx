import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import type { VerifyFirst } from './use-verify-first.ts';
import { WaitingChats } from './waiting-chats.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface Props {
  open: boolean;
  verify: VerifyFirst;
  onClose(): void;
}

/** Asks for the verified e-mail when a companion is chosen, before anything else is asked. */
export function VerifyDialog({ open, verify, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<WaitingChats anonymous={verify.anonymous} />}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={verify.help}>{verify.label}</Button>
        </>
      }
    >
      <WhatToDo verify={verify} />
    </Dialog>
  );
}
