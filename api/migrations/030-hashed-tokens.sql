-- Tokens of sessions and of mailed links are kept as hashes only, so that whoever reads the database can neither sign in nor
-- use a link. Sessions and links that were given out go on working: what is here is hashed as src/auth/stored-tokens.ts hashes
-- what comes back. A copy made before this holds the tokens themselves, until those sessions end (180 days at most).
UPDATE auth_session SET token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
UPDATE auth_verification SET identifier =
  coalesce(substring(identifier FROM '^.*:'), '')
  || encode(sha256(convert_to(substring(identifier FROM '[^:]*$'), 'UTF8')), 'hex');
