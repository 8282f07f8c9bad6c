-- The counters of who did what how often (src/server/rate-limit) under the word everybody knows them by.
ALTER TABLE turn RENAME TO rate_limit;
ALTER INDEX turn_pkey RENAME TO rate_limit_pkey;
ALTER INDEX turn_ends_at_idx RENAME TO rate_limit_ends_at_idx;
