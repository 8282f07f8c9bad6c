-- The youngest birthday somebody ever gave decides about their age: another one given later makes nobody older. The trigger
-- keeps it whoever writes the row; what stands for skipped questions (known_dob) is no birthday.
ALTER TABLE user_profile ADD COLUMN youngest_dob date;
UPDATE user_profile SET youngest_dob = known_dob;

CREATE FUNCTION keep_youngest_dob() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.youngest_dob := greatest(
    OLD.youngest_dob,
    NEW.youngest_dob,
    CASE WHEN NEW.name = 'User' AND NEW.dob = DATE '2000-01-01' AND NEW.gender = 'other' THEN NULL ELSE NEW.dob END
  );
  RETURN NEW;
END $$;
CREATE TRIGGER user_profile_youngest_dob BEFORE INSERT OR UPDATE ON user_profile
  FOR EACH ROW EXECUTE FUNCTION keep_youngest_dob();
