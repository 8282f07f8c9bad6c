import type { ChatMessage, ChatSession } from 'contracts/chat';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { useStartChat } from '../ai-prefs/use-start-chat.ts';
import { subcategoryOf } from '../choice/choice.ts';
import { hoursLeftWords } from '../dashboard/time-words.ts';
import styles from './chat.module.css';
import { ChatHeader } from './chat-header.tsx';
import { MessageList } from './message-list.tsx';

/** A saved chat: to read while its hours last, and to start afresh with the same companion. */
export function SavedChatView({
  session,
  messages,
}: {
  session: ChatSession;
  messages: readonly ChatMessage[];
}) {
  const { start, busy, problem } = useStartChat();
  const { category, ai_name, ai_gender, voice_style, addressed_as } = session;
  const subcategory = subcategoryOf(category, session.subcategory);
  return (
    <div className={styles.chat}>
      <ChatHeader session={session} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be scrollable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label="Messages">
        <div className={styles.messages}>
          <p className={styles.demo}>Saved chat, {hoursLeftWords(session.expires_at, new Date())}</p>
          <div className={styles.log}>
            <MessageList
              messages={messages}
              aiName={ai_name}
              onCare={() => undefined}
              onNotMeant={() => undefined}
            />
          </div>
        </div>
      </section>
      <div className={styles.foot}>
        {problem && <Notice tone="error">{problem.message}</Notice>}
        <Button
          wide
          busy={busy}
          busyText="Starting…"
          onClick={() => start({ category, subcategory, ai_name, ai_gender, voice_style, addressed_as })}
        >
          Talk with {ai_name} again
        </Button>
        <p className={styles.truth}>
          <bdi>{ai_name}</bdi> is an AI. A new chat starts fresh: this one stays as it is until it is erased.
        </p>
      </div>
    </div>
  );
}
