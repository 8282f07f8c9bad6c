import type { Category } from 'contracts/categories';
import type { ChatMessage } from 'contracts/chat';
import type { CareReply } from '../../care/care-reply.ts';
import { suggestFrequency } from '../../companion/frequency.ts';
import { findCredits } from '../../credits/find-credits.ts';
import { keepAccount, type Price, settlePrice } from '../../credits/settle-price.ts';
import type { Sql } from '../../server/database/connect.ts';
import { openUntil } from '../sessions/retention.ts';
import { type StoredText, sealText } from '../stored-text.ts';
import { textLanguage } from '../text-language.ts';
import type { AcceptedMessage } from './accept.ts';
import { careText } from './care.ts';
import { notifyReply } from './notifications.ts';
import { countSession, failRun, findAbandoned, findRun, renameProblem, storeReply } from './queries.ts';
import type { FinalEvent } from './read.ts';
import { parseProblem, problemEvent, type ReplyProblem, unsettledEvent } from './reply-problem.ts';

const BATCH_SIZE = 500;

/** How a reply that has words ended (docs/product/credits.md, Price of a message). */
export interface Ending {
  /** Whether anybody reads along from elsewhere, and has to be told. */
  watched: boolean;
  content: string;
  state: 'done' | 'stopped';
  price: Price;
  /** The model reached the length that it was given. */
  cut?: boolean;
  /** Saathi asks herself, because the companion could not. */
  own?: CareReply;
}

type Written = Pick<AcceptedMessage, 'userId' | 'messageId' | 'replyId'> & { category: Category | undefined };

/**
 * Stores a reply and settles its credit, in one transaction, then tells whoever reads along. Nothing is stored when the run is
 * no longer this process's to end: erased with its conversation, which makes no reply free, or given up on.
 */
export async function settleReply(
  sql: Sql,
  accepted: AcceptedMessage,
  ending: Ending,
  at: Date,
): Promise<FinalEvent> {
  const { userId, sessionId, replyId, messageId, key } = accepted;
  const { watched, state, price, own } = ending;
  const text = own ? careText(own) : replyText(accepted, ending);
  const sealed = sealText(key, text, replyId);
  // What Saathi asks herself takes nothing's place: at a risk nothing that was said goes.
  const reply = { userId, sessionId, replyId, messageId, state, at, sealed, replacing: !own };
  const credits = await sql.begin(async (tx) => {
    await keepAccount(tx, userId, price);
    const stored = await storeReply(tx, { ...reply, expiresAt: openUntil(at, accepted.autoDelete) });
    if (!stored) return undefined;
    if (stored.first) await countSession(tx, userId, stored.category);
    const settling = settlePrice(tx, userId, messageId, price, at);
    // Any other price takes more than one statement, and the balance is read after the last of them.
    if (price !== 'credit') await settling;
    const [settled, balance] = await Promise.all([
      settling,
      findCredits(tx, userId, at),
      watched && notifyReply(tx, 'end', replyId),
    ]);
    if (!settled) throw new Error('A running reply had no reservation to settle.');
    return balance;
  });
  if (!credits) return settleUnkept(sql, accepted, price, at);
  return { type: 'done', message: replyMessage(accepted, text, state, at), credits };
}

/**
 * Ends a reply without words: its message is taken back, its credit and its place in the day are given back. One that its person
 * stopped costs once the free ones of the day are used up, unless `price` says otherwise.
 */
export async function settleFailedReply(
  sql: Sql,
  written: Written,
  problem: ReplyProblem,
  at: Date,
  price: Price = problem === 'stopped' ? 'stopped' : 'nothing',
): Promise<FinalEvent> {
  const { userId, messageId, replyId, category } = written;
  const ended = await sql.begin(async (tx) => {
    await keepAccount(tx, userId, price);
    if (!(await failRun(tx, replyId, problem))) return undefined;
    const charged = (await settlePrice(tx, userId, messageId, price, at)) === 'charged';
    if (charged) await renameProblem(tx, replyId, 'stopped_charged' satisfies ReplyProblem);
    await notifyReply(tx, 'end', replyId);
    return {
      said: charged ? ('stopped_charged' as const) : problem,
      credits: await findCredits(tx, userId, at),
    };
  });
  return ended ? problemEvent(ended.said, category, ended.credits) : settleUnkept(sql, written, price, at);
}

/**
 * Settles a reply whose run is not there to be ended. Erased with its conversation, it costs what it would have cost; given up
 * on or ended by somebody else, it was settled then.
 */
export async function settleUnkept(
  sql: Sql,
  { userId, messageId, category }: Written,
  price: Price,
  at: Date,
): Promise<FinalEvent> {
  const { run, credits } = await sql.begin(async (tx) => {
    await keepAccount(tx, userId, price);
    const found = await findRun(tx, userId, messageId);
    if (!found) await settlePrice(tx, userId, messageId, price, at);
    return { run: found, credits: await findCredits(tx, userId, at) };
  });
  if (run && run.state !== 'failed') return unsettledEvent();
  return problemEvent(run ? parseProblem(run.problem) : 'chat_ended', category, credits);
}

/** A reply that was stopped or replaced offers no tone: nobody said the words it was chosen by. */
function replyText(
  { language, careerInsights, asking, replaced }: AcceptedMessage,
  { content, state, price, cut }: Ending,
): StoredText {
  const whole = state === 'done' && price === 'credit';
  return {
    content,
    intent: null,
    care: false,
    suggested_frequency: whole ? suggestFrequency(content) : null,
    career_insights_used: careerInsights,
    ...textLanguage(content, language),
    ...(cut && { cut: true as const }),
    ...(replaced?.earlier.length && { earlier: replaced.earlier }),
    ...(asking && { help: { ...asking.help, words: null }, suggested_frequency: null }),
  };
}

function replyMessage(
  { replyId, messageId }: AcceptedMessage,
  text: StoredText,
  state: 'done' | 'stopped',
  at: Date,
): ChatMessage {
  return {
    id: replyId,
    role: 'assistant',
    reply_to: messageId,
    state,
    ...text,
    created_at: at.toISOString(),
  };
}

/**
 * Gives up the replies whose writer died, of one person or of everybody: nothing of them is kept or charged. Returns how many.
 */
export async function sweepRuns(sql: Sql, at: Date, userId: string | null = null): Promise<number> {
  const abandoned = await findAbandoned(sql, at, BATCH_SIZE, userId);
  for (const run of abandoned) {
    const written = { userId: run.user_id, messageId: run.message_id, replyId: run.reply_id };
    await settleFailedReply(sql, { ...written, category: undefined }, 'reply_failed', at);
  }
  return abandoned.length;
}
