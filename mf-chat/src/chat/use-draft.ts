import { useState } from 'react';
import { type Draft, giveBack, idOf, readDraft, recoverDraft, writeDraft } from './drafts.ts';
import type { Outgoing } from './reply-request.ts';

export interface DraftState {
  text: string;
  setText(text: string): void;
  /** Takes the words out of the composer to be sent, under the id of an earlier try that never arrived. */
  take(text: string): Outgoing;
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
    setText: (text) => change((was) => ({ ...was, text })),
    take(text) {
      const message = { id: idOf(draft, text) ?? crypto.randomUUID(), text };
      change(() => ({ text: '', sending: message, returned: null }));
      return message;
    },
    accepted: (id) => change((was) => (was.sending?.id === id ? { ...was, sending: null } : was)),
    returned: (message, again) => change((was) => giveBack(was, message, again)),
  };
}
