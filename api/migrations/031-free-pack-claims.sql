-- The inboxes whose free pack was given, each as a keyed hash of its address: it outlives the account, so that deleting one and
-- signing up again brings no second pack. Nothing else is kept with it, and nobody can read an address from it.
CREATE TABLE free_pack_claims (
  inbox text PRIMARY KEY
);
