-- How often a person chose another password: a device that was known under an earlier one is known no longer.
ALTER TABLE auth_user ADD COLUMN password_turns integer NOT NULL DEFAULT 0;
