-- What somebody began to buy, with the price and the credits of that moment: what was promised is given, whatever the catalogue says
-- later. An order stands here before the provider is asked for one.
CREATE TABLE payment_orders (
  id uuid PRIMARY KEY,
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  -- The browser's id of the purchase: sent again it brings the same order.
  idempotency_key uuid NOT NULL,
  plan text NOT NULL CHECK (plan IN ('lite', 'pro', 'max')),
  base integer NOT NULL CHECK (base > 0),
  gst integer NOT NULL CHECK (gst >= 0),
  total integer NOT NULL CHECK (total = base + gst),
  currency text NOT NULL,
  chat_credits integer NOT NULL CHECK (chat_credits >= 0),
  camera_credits integer NOT NULL CHECK (camera_credits >= 0),
  provider text NOT NULL,
  -- Null until the provider answered; nobody can pay before that.
  provider_order_id text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired')),
  created_at timestamptz NOT NULL,
  -- When the provider is asked what became of it.
  next_check_at timestamptz NOT NULL,
  UNIQUE (user_id, idempotency_key),
  UNIQUE (provider, provider_order_id)
);
CREATE INDEX payment_orders_open ON payment_orders (next_check_at) WHERE state = 'open';

-- The captured payments whose credits were granted, each once: written in the grant's transaction.
CREATE TABLE payments (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  order_id uuid NOT NULL REFERENCES payment_orders ON DELETE CASCADE,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_payment_id)
);

-- What the provider told us and we dealt with, by its id of the event: for as long as it may tell it again.
CREATE TABLE payment_events (
  provider text NOT NULL,
  id text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, id)
);
CREATE INDEX payment_events_received ON payment_events (received_at);
