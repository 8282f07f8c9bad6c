import { useHost } from 'contracts';
import type { ChatMessage, ChatSession } from 'contracts/chat';
import { Button } from 'design-system/button';
import { DownIcon } from 'design-system/icon';
import { useRef, useState } from 'react';
import { AllowanceNotice } from '../allowance/allowance-notice.tsx';
import { useAllowance } from '../allowance/use-allowance.ts';
import { fetchChat } from './chat.api.ts';
import styles from './chat.module.css';
import { ChatFoot } from './chat-foot.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatStatus } from './chat-status.tsx';
import type { MessagePage } from './conversation.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { EndDialog } from './end-dialog.tsx';
import { lastExchange } from './last-exchange.ts';
import { ReadAloudContext } from './message-actions.tsx';
import { LiveView, MessageList } from './message-list.tsx';
import { BreakSuggestion } from './session-timer.tsx';
import { useReadAloud } from './speech/use-read-aloud.ts';
import { Starters } from './starters.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useEarlier } from './use-earlier.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { useToastsAbove } from './use-toasts-above.ts';
import { WideColumns } from './wide-columns.tsx';

interface Props {
  session: ChatSession;
  /** The latest messages. */
  page: MessagePage;
}

/** An open chat: the messages, the composer, and on a wide screen the person's chats and the companion beside them. */
export function ChatView({ session, page }: Props) {
  const { http } = useHost();
  const allowance = useAllowance();
  const draft = useDraft(session.id, (id) => page.messages.some((message) => message.id === id));
  const talk = useConversation({
    session,
    page,
    onAccepted(id) {
      draft.accepted(id);
      allowance.look();
    },
    // Those words were a button's, which is there again.
    onReturned: (message, again) => message.tapped || message.again || draft.returned(message, again),
    onCredits: allowance.setCredits,
  });
  const aloud = useReadAloud(session.voice_style);
  const [ending, setEnding] = useState(false);
  const chat = useRef<HTMLElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const end = useStickToEnd();
  const earlier = useEarlier({
    scroller: end.ref,
    before: talk.before,
    fetchPage: (before) => fetchChat(http, session.id, { before }),
    onFound: talk.addEarlier,
  });
  useAboveKeyboard(chat);
  useToastsAbove('148px');
  const caring = talk.messages.at(-1)?.care ?? false;
  const helping = caring || talk.unreached || talk.messages.at(-1)?.help !== undefined;
  const empty = talk.messages.length === 0 && !talk.live;
  const last = lastExchange(talk);
  const editing = last !== undefined && draft.editing === last.said;

  function send(text: string) {
    if (talk.live) return;
    talk.send(draft.take(text.trim(), editing ? draft.editing : undefined));
    end.toEnd();
  }

  function edit({ id, content }: ChatMessage) {
    draft.edit(id, content);
    area.current?.focus();
  }

  /** Its button goes meanwhile; where the answer comes is where one goes on reading. */
  function tryAgain({ id, content }: ChatMessage) {
    if (talk.live) return;
    aloud?.stop();
    end.ref.current?.focus({ preventScroll: true });
    talk.send({ id: crypto.randomUUID(), text: content, replaces: id, again: true });
    end.toEnd();
  }

  /** Back to the composer, and on with the companion where it may answer: nothing is offered for sale after a crisis. */
  function goOn(_: ChatMessage, words: string) {
    area.current?.focus();
    if (allowance.allowance?.state === 'blocked') return;
    sayTapped(words, true);
  }

  /** Sends a button's words; what is in the composer stays there. */
  function sayTapped(text: string, notMeant?: true) {
    if (talk.live) return;
    talk.send({ id: crypto.randomUUID(), text, tapped: true, ...(notMeant && { notMeant }) });
    end.toEnd();
  }

  return (
    <ReadAloudContext value={aloud}>
      <WideColumns session={session} allowance={allowance}>
        <section ref={chat} className={styles.chat} aria-label={`Chat with ${session.ai_name}`}>
          <ChatHeader session={session} onEnd={() => setEnding(true)} />
          <ChatStatus chat={session.id} allowance={allowance} photos={session.category === 'teacher'} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be scrollable by keyboard */}
          <section className={styles.scroller} ref={end.ref} tabIndex={0} aria-label="Messages">
            <div className={styles.messages}>
              {session.demo && (
                <p className={styles.demo}>Demo companion: connect a model for real conversations</p>
              )}
              {empty && <Starters session={session} onStart={send} />}
              <EarlierMessages
                messages={talk.earlier}
                more={talk.before !== undefined}
                earlier={earlier}
                aiName={session.ai_name}
              />
              <div
                className={styles.log}
                data-latest
                role="log"
                aria-label={`Messages with ${session.ai_name}`}
              >
                <MessageList
                  messages={talk.messages}
                  aiName={session.ai_name}
                  last={last}
                  onCare={end.toStartOf}
                  onNotMeant={goOn}
                  onGoOn={sayTapped}
                  onEdit={edit}
                  onAgain={tryAgain}
                />
              </div>
              {talk.live && (
                <LiveView
                  live={talk.live}
                  aiName={session.ai_name}
                  category={session.category}
                  onRetry={talk.retry}
                />
              )}
              {!caring && !talk.unreached && <AllowanceNotice allowance={allowance.allowance} inChat />}
              {!helping && allowance.policy && (
                <BreakSuggestion
                  chat={session.id}
                  afterMinutes={allowance.policy.break_after_minutes}
                  aiName={session.ai_name}
                />
              )}
            </div>
          </section>
          <ChatFoot
            area={area}
            session={session}
            draft={draft}
            editing={editing}
            allowance={allowance}
            problem={talk.problem}
            countryNeeded={talk.countryNeeded}
            replying={talk.live !== null}
            unreached={talk.unreached}
            onSend={() => send(draft.text)}
            onStop={talk.stop}
          >
            {end.away && !caring && (
              <Button
                size="s"
                variant="ghost"
                className={styles.latest}
                aria-label="Jump to latest"
                onClick={end.toEnd}
              >
                <DownIcon width={18} /> <span>Jump to latest</span>
              </Button>
            )}
          </ChatFoot>
          <EndDialog
            open={ending}
            session={session}
            hours={allowance.policy?.retention_hours.saved}
            onClose={() => setEnding(false)}
          />
        </section>
      </WideColumns>
    </ReadAloudContext>
  );
}
