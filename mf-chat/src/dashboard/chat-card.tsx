import { useHost } from 'contracts';
import { categoryTitles } from 'contracts/categories';
import type { ChatSession } from 'contracts/chat';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { CompanionBloom } from 'design-system/companion-bloom';
import { useState } from 'react';
import { fetchWholeSavedChat } from '../chat/chat.api.ts';
import styles from './dashboard.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { chatAsText, downloadText } from './export-chat.ts';
import { hoursLeftWords } from './time-words.ts';

interface Props {
  chat: ChatSession;
  saved: boolean;
  onGone(): void;
}

/** One chat with the time it has left: open it, and a saved one also as a file. Either can be deleted. */
export function ChatCard({ chat, saved, onGone }: Props) {
  const { http, navigation, toasts } = useHost();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const left = hoursLeftWords(chat.expires_at, new Date());

  async function exportIt() {
    setBusy(true);
    try {
      downloadText(
        `saathi-${chat.created_at.slice(0, 10)}.txt`,
        chatAsText(await fetchWholeSavedChat(http, chat.id)),
      );
    } catch (error) {
      toasts.show({ tone: 'error', text: messageOf(error) });
    }
    setBusy(false);
  }

  return (
    <Card className={styles.chat}>
      <CompanionBloom category={chat.category} size={104} className={styles.chatBloom} />
      <div className={styles.chatWords}>
        <h2>
          {saved ? 'Your talk with' : 'Go on with'} <bdi>{chat.ai_name}</bdi>
        </h2>
        <p className={styles.soft}>
          {categoryTitles[chat.category]}. {saved ? 'Saved chat' : 'Open chat'}, {left}.
        </p>
        <div className={styles.chatActions}>
          {saved && (
            <Button variant="quiet" size="s" busy={busy} busyText="Preparing…" onClick={exportIt}>
              Export
            </Button>
          )}
          <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
            Delete
          </Button>
        </div>
      </div>
      <Button
        aria-label={`Open the chat with ${chat.ai_name}`}
        variant={saved ? 'ghost' : 'primary'}
        onClick={() =>
          navigation.go('/chat', { state: saved ? { saved_chat_id: chat.id } : { chat_session_id: chat.id } })
        }
      >
        Open
      </Button>
      <DeleteDialog
        open={asking}
        chat={chat}
        saved={saved}
        onClose={() => setAsking(false)}
        onGone={onGone}
      />
    </Card>
  );
}
