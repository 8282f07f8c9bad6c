-- What was done to accounts, for whoever has to find out about an attack: the event, the account as a keyed hash, the network (an
-- IPv4 /24, an IPv6 /64) as another. No address, no id, no text. One row for each minute, so that nobody can fill it by repeating.
CREATE TABLE security_events (
  -- The minute.
  at timestamptz NOT NULL,
  event text NOT NULL,
  -- Empty where nobody was signed in.
  account text NOT NULL,
  network text NOT NULL,
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  PRIMARY KEY (at, event, account, network)
);
CREATE INDEX security_events_of_account ON security_events (account, at);
