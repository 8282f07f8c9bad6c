import type { ChatMessage } from 'contracts/chat';
import { Button } from 'design-system/button';
import styles from './chat.module.css';
import { MessageList } from './message-list.tsx';
import type { EarlierState } from './use-earlier.ts';

interface Props {
  messages: readonly ChatMessage[];
  more: boolean;
  earlier: EarlierState;
  aiName: string;
}

const nothing = () => undefined;

/** What was said before the latest messages. It stands apart from their log, so that no screen reader announces it as new. */
export function EarlierMessages({ messages, more, earlier, aiName }: Props) {
  return (
    <>
      {more && (
        <div className={styles.earlier}>
          {earlier.problem && (
            <p role="alert">Earlier messages did not come. {earlier.problem} They are kept.</p>
          )}
          <Button size="s" variant="ghost" busy={earlier.loading} busyText="Loading…" onClick={earlier.load}>
            {earlier.problem ? 'Retry' : 'Earlier messages'}
          </Button>
        </div>
      )}
      {messages.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of messages is no fieldset
        <div className={styles.before} role="group" aria-label="Earlier messages">
          <MessageList messages={messages} aiName={aiName} onCare={nothing} onNotMeant={nothing} />
        </div>
      )}
    </>
  );
}
