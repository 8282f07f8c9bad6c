-- The person's message which, with its reply, this run's message takes the place of: tried again, or edited and sent again. Both are
-- erased in the statement that stores the new reply, and stay where they are when there is none.
ALTER TABLE chat_runs ADD COLUMN replaces uuid;
