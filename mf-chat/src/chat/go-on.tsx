import type { ChatMessage } from 'contracts/chat';
import { Button } from 'design-system/button';
import styles from './message.module.css';

interface Props {
  message: ChatMessage;
  /** Absent where something was said after it, and where nothing can be. */
  onGoOn: ((words: string) => void) | undefined;
}

/** Under a reply that reached its length: that it did, and a tap that asks for the rest (docs/product/chat.md, Length of a reply). */
export function GoOn({ message, onGoOn }: Props) {
  return (
    <div className={styles.goOn}>
      <span className={styles.note}>That is as much as one answer holds</span>
      {onGoOn && (
        <Button size="s" variant="ghost" onClick={() => onGoOn(words[message.lang] ?? words.en)}>
          Go on
        </Button>
      )}
    </div>
  );
}

const words: Record<string, string> & { en: string } = {
  en: 'Please go on.',
  hi: 'आगे बताइए।',
  'hi-Latn': 'Aage batao.',
};
