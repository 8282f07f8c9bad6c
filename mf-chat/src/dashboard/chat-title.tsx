import { useHost } from 'contracts';
import { type ChatSession, LONGEST_TITLE } from 'contracts/chat';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { TextField } from 'design-system/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { renameSavedChat } from '../chat/chat.api.ts';
import styles from './dashboard.module.css';

/** What a saved chat is called, and another name for it in the same place. Escape and Cancel leave it as it was. */
export function ChatTitle({ chat, onRenamed }: { chat: ChatSession; onRenamed(): void }) {
  const [title, setTitle] = useState(chat.title);
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  function done(renamed?: string) {
    if (renamed !== undefined) {
      setTitle(renamed);
      onRenamed();
    }
    setEditing(false);
  }

  // The focus belongs back on the button once that is there again.
  useEffect(() => {
    if (!editing && wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <TitleForm chat={{ ...chat, title }} onDone={done} />;
  return (
    <p className={styles.title}>
      <bdi>{title}</bdi>
      <Button
        ref={button}
        variant="quiet"
        size="s"
        aria-label={`Rename ${title}`}
        onClick={() => setEditing(true)}
      >
        Rename
      </Button>
    </p>
  );
}

interface FormProps {
  chat: ChatSession;
  /** Closes the form, with the name it has now if that is another. */
  onDone(renamed?: string): void;
}

function TitleForm({ chat, onDone }: FormProps) {
  const { http } = useHost();
  const [typed, setTyped] = useState(chat.title);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() === chat.title) return onDone();
    setBusy(true);
    setProblem('');
    try {
      onDone((await renameSavedChat(http, chat.id, typed)).title);
    } catch (error) {
      setProblem(`${messageOf(error)} What you typed is still here.`);
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.rename}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onDone()}
    >
      <TextField
        label="Name of this chat"
        value={typed}
        maxLength={LONGEST_TITLE}
        dir="auto"
        autoComplete="off"
        error={problem}
        ref={field}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="s" type="submit" busy={busy} busyText="Saving…">
        Save name
      </Button>
      <Button size="s" variant="quiet" onClick={() => onDone()} disabled={busy}>
        Cancel
      </Button>
    </form>
  );
}
