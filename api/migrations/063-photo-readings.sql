-- Which photo an idempotency key stands for, and the reservation that pays for its reading. No picture and no words: `photo` is a keyed hash.
CREATE TABLE photo_readings (
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  key uuid NOT NULL,
  photo bytea NOT NULL,
  -- The key of the reservation in the ledger; another one once that was given back.
  reservation uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX photo_readings_created ON photo_readings (created_at);
