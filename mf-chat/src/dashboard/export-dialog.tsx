import { useHost } from 'contracts';
import type { ChatFileFormat, ChatSession } from 'contracts/chat';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { Notice } from 'design-system/notice';
import { useState } from 'react';
import { exportSavedChat } from '../chat/chat.api.ts';
import styles from './dashboard.module.css';
import { PaidWords } from './paid-words.tsx';
import { saveFile } from './save-file.ts';

interface Props {
  open: boolean;
  chat: ChatSession;
  /** Whether the person may have it as a file. */
  allowed: boolean;
  onClose(): void;
}

const formats: readonly { format: ChatFileFormat; name: string; of: string }[] = [
  { format: 'text', name: 'Text', of: 'to read anywhere' },
  { format: 'markdown', name: 'Markdown', of: 'for notes' },
  { format: 'json', name: 'JSON', of: 'for programs' },
];

/** A saved chat as a file, or who can have that and what it costs. */
export function ExportDialog({ open, chat, allowed, onClose }: Props) {
  const { http, navigation } = useHost();
  const [busy, setBusy] = useState<ChatFileFormat>();
  const [problem, setProblem] = useState('');

  async function take(format: ChatFileFormat) {
    setBusy(format);
    setProblem('');
    try {
      await saveFile(await exportSavedChat(http, chat.id, format));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(undefined);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={`Export the chat with ${chat.ai_name}`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy !== undefined}>
            {allowed ? 'Cancel' : 'Not now'}
          </Button>
          {!allowed && <Button onClick={() => navigation.go('/pricing')}>See the plans</Button>}
        </>
      }
    >
      {allowed ? (
        <>
          <p>The whole chat as a file on this device. Whoever opens the file can read it.</p>
          <div className={styles.formats}>
            {formats.map(({ format, name, of }) => (
              <Button
                key={format}
                variant="ghost"
                wide
                busy={busy === format}
                busyText="Preparing…"
                disabled={busy !== undefined && busy !== format}
                onClick={() => take(format)}
              >
                {name}, {of}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <PaidWords what="A saved chat as a file" />
      )}
      {problem && <Notice tone="error">{problem} The chat is as it was.</Notice>}
    </Dialog>
  );
}
