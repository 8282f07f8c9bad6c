import type { ChatSession } from 'contracts/chat';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { CompanionBloom } from 'design-system/companion-bloom';
import { useState } from 'react';
import styles from './dashboard.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { hoursLeftWords } from './time-words.ts';

interface Props {
  chat: ChatSession;
  saved: boolean;
  onGone(): void;
}

/** A chat that nobody can open any more: all that is left is to delete it. */
export function UnreadableChatCard({ chat, saved, onGone }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Card className={styles.chat}>
      <CompanionBloom category={chat.category} size={104} className={styles.chatBloom} />
      <div className={styles.chatWords}>
        <h2>{chat.title}</h2>
        <p className={styles.soft}>
          {saved ? 'Saved chat' : 'Open chat'}, {hoursLeftWords(chat.expires_at, new Date())}. Its key is
          lost, so nobody can read it. Your other chats are as they were.
        </p>
        <div className={styles.chatActions}>
          <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
            Delete
          </Button>
        </div>
      </div>
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
