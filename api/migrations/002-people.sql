-- What a person told us and what was worked out from it (part 1, section 3). The e-mail stays in auth_user alone.

CREATE TABLE user_profile (
  user_id text PRIMARY KEY REFERENCES auth_user ON DELETE CASCADE,
  username text,
  name text CHECK (char_length(name) BETWEEN 2 AND 60),
  dob date,
  gender text CHECK (gender IN ('male', 'female', 'non_binary', 'other', 'not_specified')),
  country text CHECK (country ~ '^[A-Z]{2}$'),
  language text,
  total_sessions integer NOT NULL DEFAULT 0 CHECK (total_sessions >= 0),
  frequency_sessions integer NOT NULL DEFAULT 0 CHECK (frequency_sessions >= 0),
  favorite_category text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE user_traits (
  user_id text PRIMARY KEY REFERENCES auth_user ON DELETE CASCADE,
  mbti_type text NOT NULL CHECK (mbti_type ~ '^[EI][SN][TF][JP]$'),
  moolank integer CHECK (moolank BETWEEN 1 AND 9),
  bhagyank integer CHECK (bhagyank BETWEEN 1 AND 9),
  talent_no integer CHECK (talent_no BETWEEN 1 AND 9),
  numerology jsonb,
  strengths jsonb NOT NULL,
  weaknesses jsonb NOT NULL,
  ideal_career jsonb NOT NULL,
  personality_summary jsonb NOT NULL,
  career_profile jsonb NOT NULL,
  communication_style text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
