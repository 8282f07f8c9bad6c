-- A reply that Saathi's own check replaced: its credit is given back, and the day keeps its message.
ALTER TABLE credit_reservations
  DROP CONSTRAINT credit_reservations_state_check,
  ADD CONSTRAINT credit_reservations_state_check CHECK (state IN ('held', 'posted', 'voided', 'waived'));
