-- When the mail with the PDF was stored to be sent; null while it is still to be. Whose account is deleted gets none.
ALTER TABLE invoices ADD COLUMN mailed_at timestamptz;
CREATE INDEX invoices_to_mail ON invoices (issued_at) WHERE mailed_at IS NULL AND user_id IS NOT NULL;
