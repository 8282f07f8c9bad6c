-- A refund takes a pack's credits back even if they are spent: `owed` is a person's third account. Its balance stands as
-- `debt`, what the person owes, and never beside credits: whatever comes in pays the debt before it can be spent.
ALTER TABLE credit_accounts
  ADD COLUMN debt integer NOT NULL DEFAULT 0 CHECK (debt >= 0),
  ADD CHECK (available = 0 OR debt = 0);

-- A clawback makes the whole pack owed again, under the key it was granted with and so only once; what is available is
-- collected in the same statement, and the rest is repaid by what comes in next.
ALTER TABLE credit_transfers
  DROP CONSTRAINT credit_transfers_kind_check,
  DROP CONSTRAINT credit_transfers_check,
  ADD CONSTRAINT credit_transfers_kind_check CHECK ((kind, from_account, to_account) IN (
    ('grant', 'issued', 'available'),
    ('reserve', 'available', 'held'),
    ('post', 'held', 'spent'),
    ('void', 'held', 'available'),
    ('clawback', 'owed', 'issued'),
    ('collect', 'available', 'owed'),
    ('repay', 'available', 'owed')
  )),
  ADD CONSTRAINT credit_transfers_pack_check CHECK (pack IN ('free', 'lite', 'pro', 'max'));

-- A photo costs a camera credit and counts for no day.
ALTER TABLE credit_reservations
  ALTER COLUMN currency DROP DEFAULT,
  ALTER COLUMN usage_date DROP NOT NULL;
