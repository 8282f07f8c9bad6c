-- What cost nothing on a day, because the product refused the reply or its person stopped it before the first words: so many a
-- day are free, and beyond them they cost.
ALTER TABLE user_daily_usage
  ADD COLUMN free_refused integer NOT NULL DEFAULT 0 CHECK (free_refused >= 0),
  ADD COLUMN free_stopped integer NOT NULL DEFAULT 0 CHECK (free_stopped >= 0);
