import { useHost } from 'contracts';
import { categoryTitles } from 'contracts/categories';
import type { ChatSession } from 'contracts/chat';
import { CompanionBloom } from 'design-system/companion-bloom';
import { Logo } from 'design-system/logo';
import { useCallback } from 'react';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchOpenChats } from './chat.api.ts';
import styles from './columns.module.css';

/** The left column: the person's open chats, the way to the rest of Saathi, and help. */
export function ChatsColumn({ current }: { current: ChatSession }) {
  const { http, Link } = useHost();
  const { data } = useLoaded(useCallback((signal: AbortSignal) => fetchOpenChats(http, signal), [http]));
  const others = (data ?? []).filter(({ id, unreadable }) => id !== current.id && !unreadable);
  return (
    <aside className={styles.chats} aria-label="Your chats">
      <Link href="/home" className={styles.mark} aria-label="Saathi">
        <Logo />
      </Link>
      <nav aria-label="Chats">
        <p className={styles.label}>Open chats</p>
        {[current, ...others].map((chat) => (
          <Link
            key={chat.id}
            href="/chat"
            state={{ chat_session_id: chat.id }}
            className={styles.chat}
            aria-current={chat.id === current.id ? 'page' : undefined}
          >
            <CompanionBloom category={chat.category} size={34} />
            <span>
              <b dir="auto">{chat.ai_name}</b>
              <span className={styles.category}>{categoryTitles[chat.category]}</span>
            </span>
          </Link>
        ))}
      </nav>
      <nav aria-label="Places">
        <Link href="/categories">Another companion</Link>
        <Link href="/dashboard">Today</Link>
      </nav>
      <Link href="/care" className={styles.help}>
        <b>Need help now?</b>
        <span>Lines that answer, day and night</span>
      </Link>
    </aside>
  );
}
