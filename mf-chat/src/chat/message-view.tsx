import type { ChatMessage } from 'contracts/chat';
import { Chip } from 'design-system/chip';
import { VisuallyHidden } from 'design-system/visually-hidden';
import { memo } from 'react';
import { intentWords } from './intents.ts';
import { ReplyText } from './markdown/reply-text.tsx';
import styles from './message.module.css';
import { MessageActions } from './message-actions.tsx';
import { PlainText } from './plain-text.tsx';

interface Props {
  message: ChatMessage;
  aiName: string;
}

/** One message: who said it (for screen readers), its words in their language and direction, and what was made of it. */
export const MessageView = memo(function MessageView({ message, aiName }: Props) {
  const mine = message.role === 'user';
  const intent = mine && message.intent !== null ? intentWords[message.intent] : undefined;
  return (
    <div className={mine ? styles.mine : styles.theirs}>
      <div
        className={styles.bubble}
        lang={message.lang || undefined}
        dir={message.lang ? message.dir : 'auto'}
      >
        <VisuallyHidden lang="en">{mine ? 'You: ' : `${aiName}: `}</VisuallyHidden>
        {mine ? <PlainText text={message.content} /> : <ReplyText text={message.content} />}
      </div>
      {intent && <span className={styles.note}>{intent}</span>}
      {message.state === 'stopped' && <span className={styles.note}>Stopped here</span>}
      {message.career_insights_used && <Chip className={styles.badge}>Career insights used</Chip>}
      <MessageActions message={message} />
    </div>
  );
});
