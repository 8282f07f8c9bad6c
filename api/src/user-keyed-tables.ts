/** A table that holds something of one person. */
export interface UserKeyedTable {
  table: string;
  /** The column with the person's id. */
  column: string;
  /** What it holds, in words for the person who takes their data along. */
  what: string;
  /** Columns that open something and so never leave the database. Bytes (all that is sealed) never do anyway. */
  withheld?: string[];
}

/**
 * Every table that holds something of one person. Deleting an account and exporting its data walk this list;
 * user-keyed-tables.test.ts fails when a table is missing from it.
 */
export const userKeyedTables: UserKeyedTable[] = [
  {
    table: 'auth_account',
    column: 'user_id',
    what: 'The ways you can sign in',
    withheld: ['access_token', 'refresh_token', 'id_token', 'password'],
  },
  { table: 'auth_session', column: 'user_id', what: 'Where you are signed in', withheld: ['token'] },
  { table: 'chat_category_counts', column: 'user_id', what: 'How many chats you had with each companion' },
  {
    table: 'chat_messages',
    column: 'user_id',
    what: 'When each message was written (its words are under chats)',
  },
  { table: 'chat_runs', column: 'user_id', what: 'How each reply of a companion ended' },
  { table: 'chat_sessions', column: 'user_id', what: 'Your chats and when each is erased' },
  { table: 'credit_accounts', column: 'user_id', what: 'Your credits' },
  { table: 'credit_reservations', column: 'user_id', what: 'What each message cost' },
  { table: 'credit_transfers', column: 'user_id', what: 'Every credit you were given, spent or given back' },
  { table: 'mood_checkins', column: 'user_id', what: 'Your mood check-ins' },
  { table: 'user_daily_usage', column: 'user_id', what: 'How many messages you sent each day' },
  { table: 'user_profile', column: 'user_id', what: 'What you told about yourself, and your journey' },
  { table: 'user_traits', column: 'user_id', what: 'Your personality and your numbers' },
];
