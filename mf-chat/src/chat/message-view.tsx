import type { ChatMessage } from 'contracts/chat';
import { Chip } from 'design-system/chip';
import { VisuallyHidden } from 'design-system/visually-hidden';
import { memo, useState } from 'react';
import { intentWords } from './intents.ts';
import { ReplyText } from './markdown/reply-text.tsx';
import styles from './message.module.css';
import { MessageActions } from './message-actions.tsx';
import { PlainText } from './plain-text.tsx';
import { ReplyVersions } from './reply-versions.tsx';

interface Props {
  message: ChatMessage;
  aiName: string;
  onEdit?: ((message: ChatMessage) => void) | undefined;
  onAgain?: (() => void) | undefined;
}

/** One message: who said it (for screen readers), its words in their language and direction, and what was made of it. */
export const MessageView = memo(function MessageView({ message, aiName, onEdit, onAgain }: Props) {
  const { earlier = [] } = message;
  const [version, setVersion] = useState(earlier.length);
  const before = earlier[version];
  const shown = before ? { ...message, ...before, id: `${message.id}:${version}` } : message;
  const mine = message.role === 'user';
  const intent = mine && message.intent !== null ? intentWords[message.intent] : undefined;
  return (
    <div className={mine ? styles.mine : styles.theirs}>
      <div className={styles.bubble} lang={shown.lang || undefined} dir={shown.lang ? shown.dir : 'auto'}>
        <VisuallyHidden lang="en">{mine ? 'You: ' : `${aiName}: `}</VisuallyHidden>
        {mine ? <PlainText text={shown.content} /> : <ReplyText text={shown.content} />}
      </div>
      {intent && <span className={styles.note}>{intent}</span>}
      {shown.state === 'stopped' && <span className={styles.note}>Stopped here</span>}
      {before && <span className={styles.note}>An earlier answer. {aiName} goes on from the newest.</span>}
      {message.career_insights_used && <Chip className={styles.badge}>Career insights used</Chip>}
      <MessageActions message={shown} onEdit={onEdit && (() => onEdit(message))} onAgain={onAgain}>
        {earlier.length > 0 && (
          <ReplyVersions shown={version} count={earlier.length + 1} onShow={setVersion} />
        )}
      </MessageActions>
    </div>
  );
});
