import { useHost } from 'contracts';
import type { ChatSession } from 'contracts/chat';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { useReducer, useRef } from 'react';
import { useStartChat } from '../ai-prefs/use-start-chat.ts';
import { subcategoryOf } from '../choice/choice.ts';
import { hoursLeftWords } from '../dashboard/time-words.ts';
import { fetchSavedChat } from './chat.api.ts';
import styles from './chat.module.css';
import { ChatHeader } from './chat-header.tsx';
import { conversationOf, type MessagePage, nextConversation } from './conversation.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { ReadAloudContext } from './message-actions.tsx';
import { MessageList } from './message-list.tsx';
import { useReadAloud } from './speech/use-read-aloud.ts';
import { useEarlier } from './use-earlier.ts';

/** A saved chat: to read while its hours last, and to start afresh with the same companion. */
export function SavedChatView({ session, page }: { session: ChatSession; page: MessagePage }) {
  const { http } = useHost();
  const [talk, dispatch] = useReducer(nextConversation, page, conversationOf);
  const aloud = useReadAloud(session.voice_style);
  const scroller = useRef<HTMLElement>(null);
  const earlier = useEarlier({
    scroller,
    before: talk.before,
    fetchPage: (before) => fetchSavedChat(http, session.id, { before }),
    onFound: (found, of) => dispatch({ type: 'earlier', of, page: found }),
  });
  const { start, busy, problem } = useStartChat();
  const { category, ai_name, ai_gender, voice_style, addressed_as } = session;
  const subcategory = subcategoryOf(category, session.subcategory);
  return (
    <ReadAloudContext value={aloud}>
      <div className={styles.chat}>
        <ChatHeader session={session} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be scrollable by keyboard */}
        <section className={styles.scroller} ref={scroller} tabIndex={0} aria-label="Messages">
          <div className={styles.messages}>
            <p className={styles.demo}>Saved chat, {hoursLeftWords(session.expires_at, new Date())}</p>
            <EarlierMessages
              messages={talk.earlier}
              more={talk.before !== undefined}
              earlier={earlier}
              aiName={ai_name}
            />
            <div className={styles.log} data-latest>
              <MessageList
                messages={talk.messages}
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
            <bdi>{ai_name}</bdi> is an AI. A new chat starts fresh: this one stays as it is until it is
            erased.
          </p>
        </div>
      </div>
    </ReadAloudContext>
  );
}
