import { useHost } from 'contracts';
import { useCallback, useEffect } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import styles from './chat.module.css';
import { ChatLoading } from './chat-loading.tsx';
import { ChatView } from './chat-view.tsx';
import { CountryFirst, needsCountry } from './choose-country.tsx';
import { openChat } from './open-chat.ts';
import { ProfileFirst } from './profile-first.tsx';
import { requestedChat } from './requested-chat.ts';
import { SavedChatView } from './saved-chat-view.tsx';

/** `/chat`: the open chat, a saved one to read, or a new one with the companion the address names; none leads to the companions. */
export function ChatPage() {
  const { session, useRoute } = useHost();
  const route = useRoute();
  const requested = JSON.stringify(requestedChat(route));
  return session.current?.person?.name ? (
    <RequestedChatView key={requested} requested={requested} />
  ) : (
    <ProfileFirst />
  );
}

function RequestedChatView({ requested }: { requested: string }) {
  const { http, navigation, Link } = useHost();
  const { data, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => openChat(http, JSON.parse(requested), signal), [http, requested]),
  );

  useEffect(() => {
    if (data === null) navigation.go('/categories', { replace: true });
  }, [data, navigation]);

  if (needsCountry(error)) return <CountryFirst error={error} />;
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
  const { session, saved, ...page } = data;
  return saved ? (
    <SavedChatView session={session} page={page} />
  ) : (
    <ChatView key={session.id} session={session} page={page} />
  );
}
