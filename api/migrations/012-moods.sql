CREATE TABLE mood_checkins (
  user_id text NOT NULL REFERENCES auth_user ON DELETE CASCADE,
  day date NOT NULL,
  mood smallint NOT NULL CHECK (mood BETWEEN 1 AND 5),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, day)
);
