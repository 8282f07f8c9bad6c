import { mergeMoods } from './moods/queries.ts';
import { mergeProfile } from './people/merge-queries.ts';
import { mergeTraits } from './people/merge-traits.ts';
import type { SqlOrTransaction } from './server/database/connect.ts';

/** An anonymous visitor, `from`, signs in to an account they already had, `to`. */
export interface Merge {
  from: string;
  to: string;
}

/**
 * What becomes of a visitor's rows then. `move` takes them over and leaves none behind, so that asking twice counts nothing twice;
 * otherwise `nothing` says why there is nothing to move. access.test.ts holds the reasons to what an anonymous visitor comes to have.
 */
type Merging = { move: (sql: SqlOrTransaction, merge: Merge) => Promise<void> } | { nothing: string };

/** A table that holds something of one person. */
export interface UserKeyedTable {
  table: string;
  /** The column with the person's id. */
  column: string;
  /** What it holds, in words for the person who takes their data along. */
  what: string;
  /** Columns that open something and so never leave the database. Bytes (all that is sealed) never do anyway. */
  withheld?: string[];
  merging: Merging;
}

const NO_CHATS: Merging = { nothing: 'Chatting needs a verified e-mail.' };
const NO_PAYMENTS: Merging = { nothing: 'Paying needs a verified e-mail.' };
const NO_CREDITS: Merging = { nothing: 'Credits come with a verified e-mail.' };

/**
 * Every table that holds something of one person. Deleting an account, exporting its data and taking a visitor's things into
 * an account walk this list, in this order; user-keyed-tables.test.ts fails when a table is missing from it.
 */
export const userKeyedTables: UserKeyedTable[] = [
  {
    table: 'auth_account',
    column: 'user_id',
    what: 'The ways you can sign in',
    withheld: ['access_token', 'refresh_token', 'id_token', 'password'],
    merging: { nothing: 'Whoever has a way to sign in is not anonymous.' },
  },
  {
    table: 'auth_session',
    column: 'user_id',
    what: 'Where you are signed in',
    withheld: ['token'],
    merging: { nothing: 'They end: whoever holds one proved nothing about the account.' },
  },
  {
    table: 'chat_category_counts',
    column: 'user_id',
    what: 'How many chats you had with each companion',
    merging: NO_CHATS,
  },
  {
    table: 'chat_messages',
    column: 'user_id',
    what: 'When each message was written (its words are under chats)',
    merging: NO_CHATS,
  },
  {
    table: 'chat_runs',
    column: 'user_id',
    what: 'How each reply of a companion ended',
    merging: NO_CHATS,
  },
  {
    table: 'chat_sessions',
    column: 'user_id',
    what: 'Your chats and when each is erased',
    merging: NO_CHATS,
  },
  { table: 'credit_accounts', column: 'user_id', what: 'Your credits', merging: NO_CREDITS },
  { table: 'credit_reservations', column: 'user_id', what: 'What each message cost', merging: NO_CREDITS },
  {
    table: 'credit_transfers',
    column: 'user_id',
    what: 'Every credit you were given, spent or given back',
    merging: NO_CREDITS,
  },
  { table: 'mood_checkins', column: 'user_id', what: 'Your mood check-ins', merging: { move: mergeMoods } },
  {
    table: 'payment_orders',
    column: 'user_id',
    what: 'What you began to buy, and its price',
    merging: NO_PAYMENTS,
  },
  { table: 'payments', column: 'user_id', what: 'What you paid', merging: NO_PAYMENTS },
  {
    table: 'photo_readings',
    column: 'user_id',
    what: 'When photos of homework were read (no picture and no words of them)',
    merging: NO_CREDITS,
  },
  { table: 'subscriptions', column: 'user_id', what: 'What you subscribed to', merging: NO_PAYMENTS },
  {
    table: 'subscription_charges',
    column: 'user_id',
    what: 'What you paid for a subscription',
    merging: NO_PAYMENTS,
  },
  {
    table: 'user_daily_usage',
    column: 'user_id',
    what: 'How many messages you sent each day',
    merging: NO_CHATS,
  },
  {
    table: 'user_profile',
    column: 'user_id',
    what: 'What you told about yourself, and your journey',
    merging: { move: mergeProfile },
  },
  {
    table: 'user_traits',
    column: 'user_id',
    what: 'Your personality and your numbers',
    merging: { move: mergeTraits },
  },
];
