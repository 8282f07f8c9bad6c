import type { ChatMessage } from 'contracts/chat';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { type CompanionCategory, companionFigures } from 'design-system/companion-bloom';
import { Fragment } from 'react';
import { CareBeside } from './care-beside.tsx';
import { CareMessage } from './care-message.tsx';
import type { LiveReply } from './conversation.ts';
import { GoOn } from './go-on.tsx';
import type { LastExchange } from './last-exchange.ts';
import { ReplyText } from './markdown/reply-text.tsx';
import styles from './message.module.css';
import { MessageView } from './message-view.tsx';
import { placeWords } from './place-words.ts';
import { ToneCard } from './tone-card.tsx';

interface ListProps {
  messages: readonly ChatMessage[];
  aiName: string;
  /** The exchange that can be worked with. */
  last?: LastExchange | undefined;
  onCare(element: Element): void;
  onNotMeant(message: ChatMessage, words: string): void;
  /** Absent in what is only to be read. */
  onGoOn?(words: string): void;
  /** The person's last message is to be edited. */
  onEdit?(message: ChatMessage): void;
  /** The last message is to be answered anew. */
  onAgain?(message: ChatMessage): void;
}

/** The finished messages. It is a log: a reply is announced once, when it is whole. */
export function MessageList(props: ListProps) {
  const { messages, aiName, last, onCare, onNotMeant, onGoOn, onEdit, onAgain } = props;
  const said = messages.find(({ id }) => id === last?.said);
  return messages.map((message, i) => (
    // One's own words are known by their place: with another reply asked for, they are said under another id, and not announced again.
    <Fragment key={message.role === 'user' ? i : message.id}>
      {message.care && message.role === 'assistant' ? (
        <CareMessage
          message={message}
          latest={message === messages.at(-1)}
          onArrive={onCare}
          onNotMeant={onNotMeant}
        />
      ) : (
        <MessageView
          message={message}
          aiName={aiName}
          onEdit={message === said ? onEdit : undefined}
          onAgain={message.id === last?.reply ? () => said && onAgain?.(said) : undefined}
        />
      )}
      {message.cut && <GoOn message={message} onGoOn={message === messages.at(-1) ? onGoOn : undefined} />}
      {message.help && !message.care && <CareBeside help={message.help} lang={message.lang} />}
      {/* A reply that was stopped is not the one the tone was chosen for. */}
      {message.suggested_frequency !== null && message.state === 'done' && (
        <ToneCard hz={message.suggested_frequency} />
      )}
    </Fragment>
  ));
}

interface LiveProps {
  live: LiveReply;
  aiName: string;
  category: CompanionCategory;
  onRetry(): void;
}

/** The reply on its way: its words as they come, and what is being waited for. */
export function LiveView({ live, aiName, category, onRetry }: LiveProps) {
  return (
    <>
      {live.shown && (
        <div className={styles.theirs} aria-hidden="true">
          <div className={styles.bubble} dir="auto">
            <ReplyText text={live.shown} live />
          </div>
          <div className={styles.actions} />
        </div>
      )}
      {live.phase !== 'writing' && (
        <div className={styles.thinking}>
          <Bloom
            {...companionFigures[category]}
            size={30}
            motion={live.phase === 'lost' ? 'still' : 'think'}
          />
          <span role="status">
            {live.phase === 'waiting' && live.place > 0 ? placeWords(live.place) : words[live.phase](aiName)}
          </span>
          {live.phase === 'lost' && (
            <Button size="s" variant="ghost" onClick={onRetry}>
              Retry
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const words = {
  waiting: (name: string) => `${name} is thinking`,
  rejoining: () => 'The connection broke. Coming back…',
  lost: (name: string) => `No connection. Your message and ${name}’s answer are kept.`,
};
