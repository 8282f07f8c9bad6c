import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { MicIcon, SendIcon, StopIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import styles from './composer.module.css';
import { useDictation } from './speech/use-dictation.ts';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  aiName: string;
  maxLength: number | undefined;
  /** The words are those of the person's last message. */
  editing: boolean;
  /** A reply is on its way: the button stops it. */
  replying: boolean;
  /** What brings words in another way than by typing. */
  tool?: ReactNode;
  onChange(text: string): void;
  onSend(): void;
  onStop(): void;
  onCancelEdit(): void;
}

const LISTENING = 'Listening. Your browser turns your voice into words, often on a server of its maker.';

/** Where one writes or dictates; it grows with the words. Enter sends, but on a touch device it starts a new line. */
export function Composer({
  ref,
  text,
  aiName,
  maxLength,
  editing,
  replying,
  tool,
  onChange,
  onSend,
  onStop,
  onCancelEdit,
}: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  }, [text, ref]);

  const { session } = useHost();
  const language = session.current?.person?.language;
  const dictation = useDictation({
    text,
    lang: language && language !== 'en' ? language : 'en-IN',
    onText: onChange,
  });

  function send() {
    if (replying || !text.trim()) return;
    dictation?.stop();
    onSend();
  }

  function cancelEdit() {
    dictation?.stop();
    onCancelEdit();
    ref.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && editing && !event.nativeEvent.isComposing) return cancelEdit();
    // While a word is being composed (Hindi, Japanese …), Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || touch) return;
    event.preventDefault();
    send();
  }

  // Under a thumb Enter is too near to the letters to send with it.
  const touch = matchMedia('(pointer: coarse)').matches;
  const left = maxLength === undefined ? undefined : maxLength - text.length;
  return (
    <>
      {dictation && (
        <p className={styles.dictation} role="status">
          {dictation.problem || (dictation.listening && LISTENING)}
        </p>
      )}
      {editing && (
        <p className={styles.editing}>
          <span>Editing your last message. Its answer goes with it.</span>
          <Button size="s" variant="ghost" onClick={cancelEdit}>
            Cancel
          </Button>
        </p>
      )}
      <div className={styles.composer}>
        {tool}
        <textarea
          ref={ref}
          rows={1}
          dir="auto"
          value={text}
          aria-label={`Message to ${aiName}${editing ? ', edited' : ''}`}
          placeholder="Say it as it comes…"
          enterKeyHint={touch ? 'enter' : 'send'}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {left !== undefined && left < 200 && (
          <span className={styles.left} role="status">
            {left < 0 ? `${-left} too many` : left}
          </span>
        )}
        {dictation && (
          <IconButton
            label={dictation.listening ? 'Stop dictation' : 'Dictate'}
            variant={dictation.listening ? 'soft' : 'plain'}
            className={dictation.listening ? undefined : styles.dictate}
            onMouseDown={(event) => event.preventDefault()}
            onClick={dictation.toggle}
          >
            <MicIcon />
          </IconButton>
        )}
        {/* One button that changes: a press on Stop must never be taken for one on Send. */}
        <IconButton
          label={replying ? 'Stop' : 'Send'}
          variant={replying ? 'soft' : 'accent'}
          disabled={!replying && !text.trim()}
          // A press must not take the focus from the words: on a phone the keyboard would close after every message.
          onMouseDown={(event) => event.preventDefault()}
          onClick={replying ? onStop : send}
        >
          {replying ? <StopIcon /> : <SendIcon />}
        </IconButton>
      </div>
    </>
  );
}
