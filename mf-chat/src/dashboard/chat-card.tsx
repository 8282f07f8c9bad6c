import { useHost } from 'contracts';
import { categoryTitles } from 'contracts/categories';
import type { ChatSession } from 'contracts/chat';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { CompanionBloom } from 'design-system/companion-bloom';
import { useState } from 'react';
import { ChatTitle } from './chat-title.tsx';
import styles from './dashboard.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { hoursLeftWords } from './time-words.ts';

interface Props {
  chat: ChatSession;
  saved: boolean;
  /** Whether a saved one can be had as a file. */
  exports: boolean;
  /** It is another one now, or gone. */
  onChange(): void;
}

/** One chat with the time it has left: open it; a saved one also by another name and as a file. Either can be deleted. */
export function ChatCard({ chat, saved, exports, onChange }: Props) {
  const { navigation } = useHost();
  const [asking, setAsking] = useState(false);
  const [exporting, setExporting] = useState(false);
  const left = hoursLeftWords(chat.expires_at, new Date());

  return (
    <Card className={styles.chat}>
      <CompanionBloom category={chat.category} size={104} className={styles.chatBloom} />
      <div className={styles.chatWords}>
        <h2>
          {saved ? 'Your talk with' : 'Go on with'} <bdi>{chat.ai_name}</bdi>
        </h2>
        {saved && <ChatTitle chat={chat} onRenamed={onChange} />}
        <p className={styles.soft}>
          {categoryTitles[chat.category]}. {saved ? 'Saved chat' : 'Open chat'}, {left}.
        </p>
        <div className={styles.chatActions}>
          {saved && (
            <Button variant="quiet" size="s" onClick={() => setExporting(true)}>
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
      {saved && (
        <ExportDialog open={exporting} chat={chat} allowed={exports} onClose={() => setExporting(false)} />
      )}
      <DeleteDialog
        open={asking}
        chat={chat}
        saved={saved}
        onClose={() => setAsking(false)}
        onGone={onChange}
      />
    </Card>
  );
}
