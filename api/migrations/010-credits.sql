-- Credits as double entry: every movement is one transfer row from one account to another, never changed afterwards.
-- `issued` and `spent` are the system's accounts and have no row (a row everybody writes to would queue everybody);
-- `available` and `held` are a person's, and their running balances stand here, moved in the transfer's own statement.
CREATE TABLE credit_accounts (
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  currency text NOT NULL CHECK (currency IN ('chat', 'camera')),
  available integer NOT NULL DEFAULT 0 CHECK (available >= 0),
  held integer NOT NULL DEFAULT 0 CHECK (held >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, currency)
);

CREATE TABLE credit_transfers (
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  -- What moved it: 'free', 'order:…', or the message id a reservation belongs to.
  key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'reserve', 'post', 'void')),
  currency text NOT NULL CHECK (currency IN ('chat', 'camera')),
  from_account text NOT NULL,
  to_account text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  -- The pack a grant came with.
  pack text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key, currency, kind),
  CHECK ((kind, from_account, to_account) IN (
    ('grant', 'issued', 'available'),
    ('reserve', 'available', 'held'),
    ('post', 'held', 'spent'),
    ('void', 'held', 'available')
  )),
  CHECK ((kind = 'grant') = (pack IS NOT NULL))
);
CREATE INDEX credit_transfers_grants ON credit_transfers (user_id, created_at) WHERE kind = 'grant';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
-- Erasing an account removes its rows; nothing ever rewrites one.
CREATE TRIGGER credit_transfers_append_only BEFORE UPDATE ON credit_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE credit_reservations (
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  key text NOT NULL,
  currency text NOT NULL DEFAULT 'chat' CHECK (currency IN ('chat', 'camera')),
  -- 0 when a plan covers the message.
  amount integer NOT NULL CHECK (amount >= 0),
  -- The day it was counted on, to give that day its message back.
  usage_date date NOT NULL,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'posted', 'voided')),
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX credit_reservations_held ON credit_reservations (created_at) WHERE state = 'held';

CREATE TABLE user_daily_usage (
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  usage_date date NOT NULL,
  message_count integer NOT NULL CHECK (message_count >= 0),
  PRIMARY KEY (user_id, usage_date)
);
