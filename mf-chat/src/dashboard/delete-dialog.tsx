import { useHost } from 'contracts';
import type { ChatSession } from 'contracts/chat';
import { isProblemError, messageOf } from 'contracts/problem';
import { storageKeys } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { Notice } from 'design-system/notice';
import { useState } from 'react';
import { deleteChat, deleteSavedChat } from '../chat/chat.api.ts';
import { noDraft, writeDraft } from '../chat/drafts.ts';

interface Props {
  open: boolean;
  chat: ChatSession;
  saved: boolean;
  onClose(): void;
  onGone(): void;
}

/** Asks before a chat is erased for good. */
export function DeleteDialog({ open, chat, saved, onClose, onGone }: Props) {
  const { http } = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function erase() {
    setBusy(true);
    setProblem('');
    try {
      await (saved ? deleteSavedChat : deleteChat)(http, chat.id);
    } catch (error) {
      // One that is gone already is what was asked for.
      if (!isProblemError(error) || error.status !== 404) {
        setProblem(messageOf(error));
        setBusy(false);
        return;
      }
    }
    writeDraft(chat.id, noDraft);
    if (localStorage.getItem(storageKeys.activeChatSession) === chat.id) {
      localStorage.removeItem(storageKeys.activeChatSession);
    }
    onClose();
    onGone();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={`Delete the chat with ${chat.ai_name}?`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger-ghost" busy={busy} busyText="Deleting…" onClick={erase}>
            Delete
          </Button>
        </>
      }
    >
      <p>It is erased at once, for good. Nobody can bring it back.</p>
      {problem && <Notice tone="error">{problem} The chat is as it was.</Notice>}
    </Dialog>
  );
}
