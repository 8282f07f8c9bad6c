-- Every column named `sealed` is AES-256-GCM ciphertext under the conversation's own key (api/src/chat/seal.ts).
CREATE TABLE chat_sessions (
  id uuid PRIMARY KEY,
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  category text NOT NULL,
  subcategory text,
  -- {title, ai_name}
  sealed bytea NOT NULL,
  ai_gender text NOT NULL,
  voice_style text NOT NULL,
  addressed_as text NOT NULL,
  -- Whether its first reply has been counted in the person's journey.
  counted boolean NOT NULL DEFAULT false,
  saved_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX chat_sessions_of_person ON chat_sessions (user_id, updated_at DESC);
CREATE INDEX chat_sessions_expiring ON chat_sessions (expires_at);

-- Destroyed before anything else of a conversation. A session without its key is as good as gone to every read.
CREATE TABLE chat_keys (
  session_id uuid PRIMARY KEY REFERENCES chat_sessions ON DELETE CASCADE,
  master_key_id text NOT NULL,
  wrapped bytea NOT NULL
);

CREATE TABLE chat_messages (
  user_id text NOT NULL,
  -- The client's message id; a reply's is made here.
  id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  session_id uuid NOT NULL REFERENCES chat_sessions ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  reply_to uuid,
  state text NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'stopped')),
  -- {content, intent, care, suggested_frequency, career_insights_used}
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, reply_to),
  CHECK ((role = 'assistant') = (reply_to IS NOT NULL))
);
CREATE INDEX chat_messages_of_session ON chat_messages (session_id, seq DESC);

-- One reply being written, or how it ended. Outlives the process that writes it.
CREATE TABLE chat_runs (
  user_id text NOT NULL,
  message_id uuid NOT NULL,
  session_id uuid NOT NULL REFERENCES chat_sessions ON DELETE CASCADE,
  reply_id uuid NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'stopped', 'failed')),
  -- The words so far, while it runs.
  sealed bytea,
  -- The code of the problem a failed one ended with.
  problem text,
  stop_asked boolean NOT NULL DEFAULT false,
  -- Whoever writes it renews this; past it, the writer is dead.
  lease_until timestamptz NOT NULL,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, message_id),
  CHECK (state = 'running' OR sealed IS NULL)
);
-- A chat answers one message at a time.
CREATE UNIQUE INDEX chat_runs_running ON chat_runs (session_id) WHERE state = 'running';
CREATE INDEX chat_runs_of_session ON chat_runs (session_id);
CREATE INDEX chat_runs_leases ON chat_runs (lease_until) WHERE state = 'running';

-- How many chats a person had in each category; the journey's favourite outlives the chats themselves.
CREATE TABLE chat_category_counts (
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  category text NOT NULL,
  sessions integer NOT NULL,
  PRIMARY KEY (user_id, category)
);

-- Account settings' "Auto-delete chats": off keeps an open chat 72 hours after its last message instead of 24.
ALTER TABLE user_profile ADD COLUMN auto_delete boolean NOT NULL DEFAULT true;
