import type { Sql, SqlOrTransaction } from '../../server/database/connect.ts';

/**
 * What processes tell each other about a reply, by its id and never with its text: `watch` somebody reads along, `text`
 * more words are stored, `end` it is settled, `stop` its person wants no more, `gone` its conversation was erased.
 */
export type ReplyNotification = 'watch' | 'text' | 'end' | 'stop' | 'gone';

const CHANNEL = 'chat_replies';

/** Tells every process. Inside a transaction it goes out with the commit. */
export async function notifyReply(
  sql: SqlOrTransaction,
  kind: ReplyNotification,
  replyId: string,
): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${`${kind}:${replyId}`})`;
}

type NotificationListener = (kind: ReplyNotification) => void;

/** One process's ear: who in it wants to hear about which reply. */
export interface ReplyNotifications {
  /** Calls `listener` on every notice about the reply, until the returned function is called. */
  on: (replyId: string, listener: NotificationListener) => () => void;
  /** Resolves once notices arrive. A notice missed before that is made up for by everybody's slow polling. */
  listening: () => Promise<void>;
}

/** Listens on one extra connection of `sql`, opened at the first need and closed with `sql`. */
export function createReplyNotifications(sql: Sql): ReplyNotifications {
  const listeners = new Map<string, Set<NotificationListener>>();
  let started: Promise<unknown> | undefined;
  const listening = async () => {
    started ??= sql.listen(CHANNEL, (payload) => dispatch(listeners, payload));
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

function dispatch(listeners: Map<string, Set<NotificationListener>>, payload: string): void {
  const [kind = '', replyId = ''] = payload.split(':');
  for (const listener of listeners.get(replyId) ?? []) listener(kind as ReplyNotification);
}
