import { useHost } from 'contracts';
import { useCallback, useEffect } from 'react';
import { LoadFailed } from '../loading/load-failed.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import styles from './chat.module.css';
import { ChatLoading } from './chat-loading.tsx';
import { ChatRoom } from './chat-room.tsx';
import { openChat } from './open-chat.ts';
import { ProfileFirst } from './profile-first.tsx';
import { SavedRoom } from './saved-room.tsx';
import { wantedChat } from './wanted-chat.ts';

/** `/chat`: the open chat, a saved one to read, or a new one with the companion the address names; none leads to the companions. */
export function ChatPage() {
  const { session, useRoute } = useHost();
  const route = useRoute();
  const wanted = JSON.stringify(wantedChat(route));
  return session.current?.person?.name ? <WantedRoom key={wanted} wanted={wanted} /> : <ProfileFirst />;
}

function WantedRoom({ wanted }: { wanted: string }) {
  const { http, navigation, Link } = useHost();
  const { data, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => openChat(http, JSON.parse(wanted), signal), [http, wanted]),
  );

  useEffect(() => {
    if (data === null) navigation.go('/categories', { replace: true });
  }, [data, navigation]);

  if (error) {
    return (
      <div className={styles.failed}>
        <h1>Your chat did not open</h1>
        <LoadFailed error={error} onRetry={reload}>
          Nothing in it was lost.
        </LoadFailed>
        <p>
          In danger now? <Link href="/care">Get help</Link>
        </p>
      </div>
    );
  }
  if (!data) return <ChatLoading />;
  return data.saved ? (
    <SavedRoom session={data.session} messages={data.messages} />
  ) : (
    <ChatRoom key={data.session.id} session={data.session} messages={data.messages} />
  );
}
