import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Skeleton } from 'design-system/skeleton';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchOpenChats, fetchSavedChats } from '../chat/chat.api.ts';
import { ChatList } from './chat-list.tsx';
import styles from './dashboard.module.css';

/** The ways back into a chat: the open ones, then the saved ones. */
export function ChatsSection() {
  const { http, navigation } = useHost();
  const { data, error, reload } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const [open, saved] = await Promise.all([
          fetchOpenChats(http, signal),
          fetchSavedChats(http, signal),
        ]);
        const chats = [
          ...open.map((chat) => ({ chat, saved: false })),
          ...saved.saved_chats.map((chat) => ({ chat, saved: true })),
        ];
        return { chats, exports: saved.exports };
      },
      [http],
    ),
  );
  if (error) {
    return (
      <LoadFailed error={error} onRetry={reload}>
        Your chats are where they were.
      </LoadFailed>
    );
  }
  if (!data) return <Skeleton height="var(--one-chat)" style={{ borderRadius: 'var(--r-m)' }} />;
  if (data.chats.length > 0) return <ChatList {...data} onChange={reload} />;
  return (
    <Card className={styles.chat}>
      <Bloom petals={8} hue={75} size={96} open={0.5} />
      <div className={styles.chatWords}>
        <h2>Nobody is waiting, and nothing is kept</h2>
        <p className={styles.soft}>When you feel like talking, choose who should sit with you.</p>
      </div>
      <Button onClick={() => navigation.go('/categories')}>Start Chat</Button>
    </Card>
  );
}
