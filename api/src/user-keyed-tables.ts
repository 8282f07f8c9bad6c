/**
 * Every table that holds something of one person, and the column with their id. Deleting an account and exporting its
 * data walk this list; user-keyed-tables.test.ts fails when a table is missing from it.
 */
export const userKeyedTables: { table: string; column: string }[] = [
  { table: 'auth_account', column: 'user_id' },
  { table: 'auth_session', column: 'user_id' },
  { table: 'chat_category_counts', column: 'user_id' },
  { table: 'chat_messages', column: 'user_id' },
  { table: 'chat_runs', column: 'user_id' },
  { table: 'chat_sessions', column: 'user_id' },
  { table: 'credit_accounts', column: 'user_id' },
  { table: 'credit_reservations', column: 'user_id' },
  { table: 'credit_transfers', column: 'user_id' },
  { table: 'mood_checkins', column: 'user_id' },
  { table: 'user_daily_usage', column: 'user_id' },
  { table: 'user_profile', column: 'user_id' },
  { table: 'user_traits', column: 'user_id' },
];
