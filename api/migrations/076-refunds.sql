-- A purchase that is paid back. Written in the transaction that takes its credits back and issues its credit note; from then on the
-- provider is asked until the money is back. `attempt` is part of the idempotency key: a refund that failed is a new one there.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  -- Null once the account is deleted before the money is back; the row goes when it is.
  user_id text REFERENCES auth_user ON DELETE SET NULL,
  invoice text NOT NULL UNIQUE REFERENCES invoices ON DELETE CASCADE,
  credit_note text NOT NULL REFERENCES invoices ON DELETE CASCADE,
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  provider_refund_id text,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'pending', 'failed', 'processed')),
  attempt integer NOT NULL DEFAULT 1,
  requested_at timestamptz NOT NULL,
  next_check_at timestamptz NOT NULL,
  processed_at timestamptz,
  UNIQUE (provider, provider_payment_id),
  CHECK ((state = 'processed') = (processed_at IS NOT NULL))
);
CREATE INDEX refunds_open ON refunds (next_check_at) WHERE state <> 'processed';
