-- One export at a time for a person, in whatever process it is made. The person stands here as a keyed hash, and only for as long
-- as the export takes.
CREATE TABLE export_leases (
  person text PRIMARY KEY,
  -- The call that makes it.
  holder uuid NOT NULL,
  until timestamptz NOT NULL
);
