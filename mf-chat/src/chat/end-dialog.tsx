import { useHost } from 'contracts';
import type { ChatSession } from 'contracts/chat';
import { isProblemError, messageOf } from 'contracts/problem';
import { storageKeys } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { Notice } from 'design-system/notice';
import { useState } from 'react';
import { deleteChat, saveChat } from './chat.api.ts';
import { noDraft, writeDraft } from './drafts.ts';

interface Props {
  open: boolean;
  session: ChatSession;
  hours: number | undefined;
  onClose(): void;
}

/** Save, Delete or Cancel (docs/product/chat.md, Ending a chat). What fails leaves the question open, and the chat as it was. */
export function EndDialog({ open, session, hours, onClose }: Props) {
  const { http, navigation } = useHost();
  const [busy, setBusy] = useState<'save' | 'delete'>();
  const [problem, setProblem] = useState('');

  async function end(how: 'save' | 'delete') {
    setBusy(how);
    setProblem('');
    try {
      await (how === 'save' ? saveChat : deleteChat)(http, session.id);
    } catch (error) {
      if (how === 'save' || !isGone(error)) {
        setProblem(how === 'save' ? saveProblem(error) : messageOf(error));
        setBusy(undefined);
        return;
      }
    }
    localStorage.removeItem(storageKeys.activeChatSession);
    writeDraft(session.id, noDraft);
    navigation.go('/dashboard', { replace: true });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title="End this chat?"
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy !== undefined}>
            Cancel
          </Button>
          <Button
            variant="danger-ghost"
            busy={busy === 'delete'}
            busyText="Deleting…"
            disabled={busy === 'save'}
            onClick={() => end('delete')}
          >
            Delete
          </Button>
          <Button
            busy={busy === 'save'}
            busyText="Saving…"
            disabled={busy === 'delete'}
            onClick={() => end('save')}
          >
            Save
          </Button>
        </>
      }
    >
      <p>
        <b>Save</b> keeps it{hours ? ` for ${hours} hours` : ''} to read again, then it is erased.{' '}
        <b>Delete</b> erases it now, for good.
      </p>
      {problem && <Notice tone="error">{problem} The chat is as it was.</Notice>}
    </Dialog>
  );
}

/** Deleting what is no longer there is done already. */
function isGone(error: unknown): boolean {
  return isProblemError(error) && error.status === 404;
}

function saveProblem(error: unknown): string {
  return isProblemError(error) && error.status === 401
    ? 'Please login to save chat.'
    : 'Failed to save chat. Please try again.';
}
