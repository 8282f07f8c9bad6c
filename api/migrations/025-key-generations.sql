-- The key that wraps the keys of conversations for a while. The key itself is never in the database: it lies in KEY_DIR and is
-- destroyed once its row is gone (docs/decisions/0015-key-generations.md).
CREATE TABLE key_generations (
  id uuid PRIMARY KEY,
  -- The newest one wraps.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  started_at timestamptz NOT NULL
);

-- What tells a start that its secrets are those of the start before it. A fingerprint opens nothing.
CREATE TABLE key_fingerprints (
  name text PRIMARY KEY,
  fingerprint text NOT NULL
);

-- The reference keeps a generation for as long as anything is wrapped by it. A key that names no generation opens no more,
-- or is still wrapped by the master key named, as all were before there were generations.
ALTER TABLE chat_keys
  ALTER COLUMN master_key_id DROP NOT NULL,
  ADD COLUMN generation uuid CONSTRAINT chat_keys_generation REFERENCES key_generations,
  ADD CHECK (generation IS NULL OR master_key_id IS NULL);
CREATE INDEX chat_keys_of_generation ON chat_keys (generation);
