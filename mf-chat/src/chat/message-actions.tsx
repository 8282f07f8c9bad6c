import { useHost } from 'contracts';
import type { ChatMessage } from 'contracts/chat';
import { CopyIcon, EditIcon, PauseIcon, PlayIcon, RefreshIcon, SpeakIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './message.module.css';
import type { ReadAloud } from './speech/use-read-aloud.ts';

/** Who reads messages aloud here; undefined where nobody can. */
export const ReadAloudContext = createContext<ReadAloud | undefined>(undefined);

interface Props {
  message: ChatMessage;
  onEdit?: (() => void) | undefined;
  onAgain?: (() => void) | undefined;
  children: ReactNode;
}

/** What can be done with a message. A live region of its own that is off: a screen reader announces the words, not their buttons. */
export function MessageActions({ message, onEdit, onAgain, children }: Props) {
  const { toasts } = useHost();

  async function copy() {
    try {
      await navigator.clipboard.writeText(message.content);
      toasts.show({ tone: 'success', text: 'Copied' });
    } catch {
      toasts.show({
        tone: 'error',
        text: 'Your browser did not copy it. Please select the words and copy them there.',
      });
    }
  }

  return (
    <div className={styles.actions} aria-live="off">
      <IconButton label="Copy" onClick={copy}>
        <CopyIcon width={18} />
      </IconButton>
      {message.role === 'assistant' && <ReadAloudButton message={message} />}
      {onEdit && (
        <IconButton label="Edit" onClick={onEdit}>
          <EditIcon width={18} />
        </IconButton>
      )}
      {onAgain && (
        <IconButton label="Try again" onClick={onAgain}>
          <RefreshIcon width={18} />
        </IconButton>
      )}
      {children}
    </div>
  );
}

function ReadAloudButton({ message }: { message: ChatMessage }) {
  const aloud = useContext(ReadAloudContext);
  if (!aloud) return null;
  const reading = aloud.reading?.id === message.id ? aloud.reading : undefined;
  const label = reading ? (reading.paused ? 'Go on reading' : 'Pause reading') : 'Read aloud';
  return (
    <IconButton label={label} onClick={() => aloud.toggle(message)}>
      {reading ? (
        reading.paused ? (
          <PlayIcon width={18} />
        ) : (
          <PauseIcon width={18} />
        )
      ) : (
        <SpeakIcon width={18} />
      )}
    </IconButton>
  );
}
