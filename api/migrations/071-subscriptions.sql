-- What somebody subscribed to, with the price of that moment. It stands here before the provider is asked for it.
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  -- The browser's id of the purchase.
  idempotency_key uuid NOT NULL,
  offer text NOT NULL,
  plan text NOT NULL CHECK (plan IN ('starter', 'pro')),
  period text NOT NULL CHECK (period IN ('monthly', 'yearly')),
  base integer NOT NULL CHECK (base > 0),
  gst integer NOT NULL CHECK (gst >= 0),
  total integer NOT NULL CHECK (total = base + gst),
  currency text NOT NULL,
  -- Who the invoices are for.
  recipient jsonb,
  provider text NOT NULL,
  -- Both null until the provider answered; nobody can pay before that.
  provider_subscription_id text,
  pay_url text,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'active', 'pending', 'halted', 'cancelled', 'completed', 'expired')),
  -- How many charges the provider knew of when it told this state.
  paid_count integer NOT NULL DEFAULT 0,
  -- Worked out from the charges that were not paid back; null without one. Until runs_until its person has the plan.
  paid_until timestamptz,
  runs_until timestamptz,
  -- The wish to cancel, and when the provider took it.
  cancelled_at timestamptz,
  cancel_told_at timestamptz,
  created_at timestamptz NOT NULL,
  -- When the provider is asked how things stand.
  next_check_at timestamptz NOT NULL,
  UNIQUE (user_id, idempotency_key),
  UNIQUE (provider, provider_subscription_id)
);
CREATE UNIQUE INDEX subscriptions_one_open ON subscriptions (user_id) WHERE state = 'open';
CREATE INDEX subscriptions_due ON subscriptions (next_check_at) WHERE state IN ('open', 'active', 'pending', 'halted');
CREATE INDEX subscriptions_running ON subscriptions (user_id, runs_until);

-- What was paid for one, each payment once, and the period it pays.
CREATE TABLE subscription_charges (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  charged_at timestamptz NOT NULL,
  refunded_at timestamptz,
  PRIMARY KEY (provider, provider_payment_id)
);
CREATE INDEX subscription_charges_of ON subscription_charges (subscription_id);

-- What is left to end at the provider because its person deleted their account (a transactional outbox): no id of a person.
CREATE TABLE subscription_endings (
  provider text NOT NULL,
  provider_subscription_id text NOT NULL,
  PRIMARY KEY (provider, provider_subscription_id)
);
CREATE FUNCTION end_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription_endings VALUES (OLD.provider, OLD.provider_subscription_id) ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
-- However the row goes, also with its account: nobody without one is ever charged again.
CREATE TRIGGER subscriptions_end AFTER DELETE ON subscriptions FOR EACH ROW
  WHEN (OLD.provider_subscription_id IS NOT NULL AND OLD.state IN ('open', 'active', 'pending', 'halted'))
  EXECUTE FUNCTION end_subscription();
