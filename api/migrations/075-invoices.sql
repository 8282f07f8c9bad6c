-- Who the invoice of an order is made out to; null for an order from before anybody was asked.
ALTER TABLE payment_orders ADD COLUMN recipient jsonb;

-- The last serial of each series in each Indian financial year (named for the year it begins in). Counted up in the transaction that
-- issues, which holds the row until it ends: a transaction that comes to nothing leaves no gap, as a sequence would.
CREATE TABLE invoice_series (
  series text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (series, year)
);

-- Invoices and credit notes as they were issued; the PDF is drawn from the row. Money in the currency's smallest unit.
CREATE TABLE invoices (
  number text PRIMARY KEY CHECK (length(number) <= 16),
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  -- The person and the provider's payment: null once the account is deleted. The rest stays, as the law asks, until kept_until.
  user_id text REFERENCES auth_user ON DELETE SET NULL,
  provider_payment_id text,
  provider text NOT NULL,
  -- The invoice that a credit note takes back.
  corrects text UNIQUE REFERENCES invoices ON DELETE CASCADE,
  renewal boolean NOT NULL,
  dated date NOT NULL,
  issued_at timestamptz NOT NULL,
  seller jsonb NOT NULL,
  recipient jsonb NOT NULL,
  item text NOT NULL,
  taxable integer NOT NULL CHECK (taxable >= 0),
  cgst integer NOT NULL CHECK (cgst >= 0),
  sgst integer NOT NULL CHECK (sgst >= 0),
  igst integer NOT NULL CHECK (igst >= 0),
  total integer NOT NULL CHECK (total > 0 AND total = taxable + cgst + sgst + igst),
  tax_percent integer NOT NULL,
  currency text NOT NULL,
  kept_until date NOT NULL,
  UNIQUE (kind, provider, provider_payment_id),
  CHECK ((kind = 'credit_note') = (corrects IS NOT NULL))
);
CREATE INDEX invoices_of_person ON invoices (user_id, issued_at);
-- Nothing rewrites what was issued; only the person is forgotten.
CREATE TRIGGER invoices_unchanged
  BEFORE UPDATE OF number, kind, corrects, renewal, dated, issued_at, seller, recipient, item, taxable, cgst, sgst, igst, total,
    tax_percent, currency, kept_until ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
