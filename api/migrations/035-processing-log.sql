-- Which operation processed a person's data, and when; nothing of the data. The person stands as a keyed hash, so that an erased
-- account leaves no row that names it, while the record lasts as long as the law asks.
CREATE TABLE processing_log (
  person text NOT NULL,
  operation text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX processing_log_of_person ON processing_log (person, at);
CREATE INDEX processing_log_by_time ON processing_log (at);

-- The sweep looks for days that are over.
CREATE INDEX user_daily_usage_by_day ON user_daily_usage (usage_date);

-- What happened in a month, in numbers that belong to nobody and so outlive chats and accounts.
CREATE TABLE transparency_counts (
  month date NOT NULL,
  what text NOT NULL CHECK (what IN ('chats_erased', 'accounts_deleted', 'care_referrals', 'care_not_meant')),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (month, what)
);
