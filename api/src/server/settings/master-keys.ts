import * as z from 'zod';

const KEY_BYTES = 32;
const ENTRY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{43,44}=?)$/;

/**
 * The keys that wrap the keys of generations: `id:base64` pairs, separated by commas. The first wraps new ones; the others
 * still open old ones, so that keys can be rotated.
 */
export const MasterKeys = z.string().transform((value, context) => {
  const entries = value.split(',').map((entry) => ENTRY.exec(entry.trim()));
  const keys = entries.flatMap((match) =>
    match ? [{ id: match[1] ?? '', key: Buffer.from(match[2] ?? '', 'base64') }] : [],
  );
  const distinct = new Set(keys.map(({ id }) => id)).size === entries.length;
  if (distinct && keys.every(({ key }) => key.length === KEY_BYTES)) return keys;
  context.issues.push({
    code: 'custom',
    input: value,
    message: 'must be id:key pairs separated by commas, each id once, each key 32 random bytes in base64',
  });
  return z.NEVER;
});
export type MasterKeys = z.infer<typeof MasterKeys>;
