-- Lets one statement be all or nothing: a part that did not come about undoes the others, without a transaction's extra
-- round trips. `part` is the name the API knows the refusal by.
CREATE FUNCTION refuse_unless(part text, holds boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds THEN
    RAISE EXCEPTION USING MESSAGE = part, ERRCODE = 'SA001';
  END IF;
  RETURN true;
END $$;
