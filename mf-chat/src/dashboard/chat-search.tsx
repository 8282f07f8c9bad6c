import { Button } from 'design-system/button';
import { TextField } from 'design-system/text-field';
import styles from './dashboard.module.css';
import type { Wanted } from './find-chats.ts';

interface Props {
  wanted: Wanted;
  onChange(wanted: Wanted): void;
  found: number;
  of: number;
}

/** Finds chats by companion and by day, among those that are listed. */
export function ChatSearch({ wanted, onChange, found, of }: Props) {
  const any = wanted.words !== '' || wanted.day !== '';
  return (
    <search className={styles.search} aria-label="Your chats">
      <TextField
        label="Companion or name"
        type="search"
        value={wanted.words}
        onChange={({ target }) => onChange({ ...wanted, words: target.value })}
      />
      <TextField
        label="Day"
        type="date"
        value={wanted.day}
        onChange={({ target }) => onChange({ ...wanted, day: target.value })}
      />
      <p role="status" className={styles.soft}>
        {any && (found === 0 ? 'No chat fits. All of them are kept.' : `${found} of ${of} chats`)}
      </p>
      {any && (
        <Button variant="quiet" size="s" onClick={() => onChange({ words: '', day: '' })}>
          Show all
        </Button>
      )}
    </search>
  );
}
