import type { Sql, SqlOrTransaction } from '../../database/connect.ts';

/**
 * What processes tell each other about a reply, by its id and never with its text: `watch` somebody reads along, `text`
 * more words are stored, `end` it is settled, `stop` its person wants no more, `gone` its conversation was erased.
 */
export type WakeKind = 'watch' | 'text' | 'end' | 'stop' | 'gone';

const CHANNEL = 'chat_replies';

/** Tells every process. Inside a transaction it goes out with the commit. */
export async function notify(sql: SqlOrTransaction, kind: WakeKind, replyId: string): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${`${kind}:${replyId}`})`;
}

type WakeListener = (kind: WakeKind) => void;

/** One process's ear: who in it wants to hear about which reply. */
export interface Wake {
  /** Calls `listener` on every notice about the reply, until the returned function is called. */
  on: (replyId: string, listener: WakeListener) => () => void;
  /** Resolves once notices arrive. A notice missed before that is made up for by everybody's slow polling. */
  listening: () => Promise<void>;
}

/** Listens on one extra connection of `sql`, opened at the first need and closed with `sql`. */
export function createWake(sql: Sql): Wake {
  const listeners = new Map<string, Set<WakeListener>>();
  let started: Promise<unknown> | undefined;
  const listening = async () => {
    started ??= sql.listen(CHANNEL, (payload) => hear(listeners, payload));
    await started;
  };
  return {
    on(replyId, listener) {
      const those = listeners.get(replyId) ?? new Set();
      listeners.set(replyId, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(replyId) === those) listeners.delete(replyId);
      };
    },
    listening,
  };
}

function hear(listeners: Map<string, Set<WakeListener>>, payload: string): void {
  const [kind = '', replyId = ''] = payload.split(':');
  for (const listener of listeners.get(replyId) ?? []) listener(kind as WakeKind);
}
