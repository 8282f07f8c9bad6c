-- Someone who skips every question is stored with the placeholder of the specification (part 1 §4): it stands for no birthday.
-- Whatever depends on age reads known_dob; a person of unknown age is never taken for an adult (product.md, Care, 4).
ALTER TABLE user_profile
  ADD COLUMN known_dob date GENERATED ALWAYS AS (
    CASE WHEN name = 'User' AND dob = DATE '2000-01-01' AND gender = 'other' THEN NULL ELSE dob END
  ) STORED;
