import { useState } from 'react';
import {
  type Draft,
  edited,
  giveBack,
  idOf,
  readDraft,
  recoverDraft,
  unedited,
  writeDraft,
} from './drafts.ts';
import type { Outgoing } from './reply-request.ts';

export interface DraftState {
  text: string;
  /** The message that is being edited. */
  editing: string | undefined;
  setText(text: string): void;
  /** Takes the words of a message to edit them; what was being written waits. */
  edit(id: string, words: string): void;
  cancelEdit(): void;
  /** Takes the words out of the composer to be sent, in the place of `replaces`, under the id of an earlier try that never arrived. */
  take(text: string, replaces?: string): Outgoing;
  accepted(id: string): void;
  /** Puts a message back; `again` when its id may be used once more. */
  returned(message: Outgoing, again: boolean): void;
}

/** The words in the composer of one chat, kept on this device at every key. `arrived` knows the messages the server has. */
export function useDraft(chat: string, arrived: (id: string) => boolean): DraftState {
  const [draft, setDraft] = useState(() => recoverDraft(readDraft(chat), arrived));

  function change(next: (draft: Draft) => Draft) {
    setDraft((was) => {
      const now = next(was);
      writeDraft(chat, now);
      return now;
    });
  }

  return {
    text: draft.text,
    editing: draft.editing?.id,
    edit: (id, words) => change((was) => edited(was, id, words)),
    cancelEdit: () => change(unedited),
    setText: (text) => change((was) => ({ ...was, text })),
    take(text, replaces) {
      const message = { id: idOf(draft, text) ?? crypto.randomUUID(), text, replaces };
      change((was) => ({ ...unedited(was), sending: message }));
      return message;
    },
    accepted: (id) => change((was) => (was.sending?.id === id ? { ...was, sending: null } : was)),
    returned: (message, again) => change((was) => giveBack(was, message, again)),
  };
}
