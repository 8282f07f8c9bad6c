import type { ReplyEvent } from 'contracts/chat';
import type { Deps } from '../../deps.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { follow, type Started } from './follow.ts';
import { unsettledEvent } from './reply-problem.ts';

/** The last event of every reply. */
export type FinalEvent = Extract<ReplyEvent, { type: 'done' | 'problem' }>;

/** A reply to give: one this process writes, one that was started before, or one that is there at once. */
export type Reply = { live: LiveReply } | Started | { care: Extract<FinalEvent, { type: 'done' }> };

type Send = (event: ReplyEvent) => void;

/** Sends every event of a reply, the last one last. Returns how to stop reading; the reply itself goes on. */
export function readReply(deps: Deps, reply: Reply, send: Send): () => void {
  if ('live' in reply) return reply.live.read(send);
  if ('care' in reply) {
    send({ type: 'replace', text: reply.care.message.content });
    send(reply.care);
    return () => {};
  }
  const reading = new AbortController();
  readStarted(deps, reply, send, reading.signal);
  return () => reading.abort();
}

/** How a reply ends, for who wants nothing else of it. */
export function lastOf(deps: Deps, reply: Reply): Promise<FinalEvent> {
  return new Promise((resolve) => {
    readReply(deps, reply, (event) => {
      if (event.type === 'done' || event.type === 'problem') resolve(event);
    });
  });
}

async function readStarted(
  deps: Deps,
  { run, followed }: Started,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const followDeps = { ...deps, notifications: deps.runs.notifications };
  try {
    for await (const event of follow(followDeps, followed, run, signal)) send(event);
  } catch (error) {
    deps.log.error({ replyId: run.reply_id, error: describeError(error) }, 'a reply could not be read along');
    send(unsettledEvent());
  }
}

/** A reply while this process writes it: what has been shown so far, and whoever is reading along. */
export interface LiveReply {
  text: () => string;
  append: (text: string) => void;
  /** How far its message is from its turn at the model; 0 once it has come. */
  place: (turns: number) => void;
  /** Takes the place of everything shown so far. */
  replace: (text: string) => void;
  end: (event: FinalEvent) => void;
  /** Calls `reader` with everything from the start of the reply on, its end included. Returns how to stop. */
  read: (reader: Send) => () => void;
  ended: Promise<FinalEvent>;
}

export function createLiveReply(intent: string | null): LiveReply {
  const readers = new Set<Send>();
  const { promise: ended, resolve } = Promise.withResolvers<FinalEvent>();
  let text = '';
  let place = 0;
  let last: FinalEvent | undefined;
  const tell: Send = (event) => {
    for (const reader of readers) reader(event);
  };
  return {
    text: () => text,
    append(more) {
      text += more;
      tell({ type: 'delta', text: more });
    },
    place(turns) {
      if (turns === place) return;
      place = turns;
      tell({ type: 'place', place });
    },
    replace(other) {
      text = other;
      tell({ type: 'replace', text });
    },
    end(event) {
      last = event;
      tell(event);
      readers.clear();
      resolve(event);
    },
    read(reader) {
      reader({ type: 'accepted', intent });
      if (place > 0) reader({ type: 'place', place });
      if (text) reader({ type: 'delta', text });
      if (last) reader(last);
      else readers.add(reader);
      return () => readers.delete(reader);
    },
    ended,
  };
}
