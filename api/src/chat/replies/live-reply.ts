import type { ReplyEvent } from 'contracts/chat';

export type FinalEvent = Extract<ReplyEvent, { type: 'done' | 'problem' }>;

/** A reply while this process writes it: what has been shown so far, and whoever is reading along. */
export interface LiveReply {
  text: () => string;
  append: (text: string) => void;
  /** Takes the place of everything shown so far. */
  replace: (text: string) => void;
  end: (event: FinalEvent) => void;
  /** Calls `reader` with everything from the start of the reply on. Returns how to stop. */
  read: (reader: (event: ReplyEvent) => void) => () => void;
  ended: Promise<FinalEvent>;
}

export function createLiveReply(): LiveReply {
  const readers = new Set<(event: ReplyEvent) => void>();
  const { promise: ended, resolve } = Promise.withResolvers<FinalEvent>();
  let text = '';
  const tell = (event: ReplyEvent) => {
    for (const reader of readers) reader(event);
  };
  return {
    text: () => text,
    append(more) {
      text += more;
      tell({ type: 'delta', text: more });
    },
    replace(other) {
      text = other;
      tell({ type: 'replace', text });
    },
    end(event) {
      tell(event);
      readers.clear();
      resolve(event);
    },
    read(reader) {
      if (text) reader({ type: 'delta', text });
      readers.add(reader);
      return () => readers.delete(reader);
    },
    ended,
  };
}
