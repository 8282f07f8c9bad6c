import type { Deps } from '../../deps.ts';
import { seal } from '../seal.ts';
import type { AcceptedMessage } from './accept.ts';
import { notifyReply, type ReplyNotifications } from './notifications.ts';
import { renewLease } from './queries.ts';
import type { LiveReply } from './read.ts';

/**
 * How long a writer counts as alive after its last sign of life, in ms.
 * @internal
 */
export const LEASE_MS = 12_000;
const HEARTBEAT_MS = 3000;
const WATCHED_MS = 150;

/** Why a reply is cut short from outside. */
export type Interruption = 'stop' | 'gone';

/** A lease that is being kept. */
export interface Lease {
  /** Whether anybody reads along from elsewhere, as far as is known. */
  watched: () => boolean;
  release: () => void;
}

/** The moment until which a sign of life given at `at` holds. */
export function leaseFrom(at: Date): Date {
  return new Date(at.getTime() + LEASE_MS);
}

/**
 * Keeps a run's lease while its reply is written, and its words so far in the database: every few seconds, and once
 * somebody reads along from elsewhere, at most every 150 ms, with a notice to them. None of it is waited for by the reply.
 * Calls `interrupt` when its person wants it stopped or its conversation is gone.
 */
export function keepLease(
  {
    sql,
    clock,
    log,
    notifications,
  }: Pick<Deps, 'sql' | 'clock' | 'log'> & { notifications: ReplyNotifications },
  { replyId, key }: AcceptedMessage,
  live: LiveReply,
  interrupt: (why: Interruption) => void,
): Lease {
  let watched = false;
  let soon: NodeJS.Timeout | undefined;
  const flush = async () => {
    soon = undefined;
    const text = live.text();
    const kept = await renewLease(
      sql,
      replyId,
      text ? seal(key, 'running', text, replyId) : null,
      leaseFrom(clock()),
    );
    if (!kept) return interrupt('gone');
    if (kept.stop_asked) return interrupt('stop');
    if (watched) await notifyReply(sql, 'text', replyId);
  };
  const flushSafely = () => {
    flush().catch(() => log.warn({ replyId }, 'a sign of life could not be stored'));
  };
  const flushSoon = () => {
    soon ??= setTimeout(flushSafely, WATCHED_MS);
  };
  const unread = live.read(() => watched && flushSoon());
  const unsubscribe = notifications.on(replyId, (kind) => {
    // Any notice means that another process waits for this reply: from now on its words and its end are told.
    watched = true;
    if (kind === 'stop' || kind === 'gone') interrupt(kind);
    if (kind === 'watch') flushSafely();
  });
  const heartbeat = setInterval(flushSafely, HEARTBEAT_MS);
  return {
    watched: () => watched,
    release() {
      clearInterval(heartbeat);
      clearTimeout(soon);
      unread();
      unsubscribe();
    },
  };
}
