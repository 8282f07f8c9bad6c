import * as z from 'zod';

const text = z.string('is missing').trim().min(1, 'is empty');
const Provider = z.strictObject({
  id: z.string('is missing').regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be a short name of a-z, 0-9 and -'),
  name: text,
  issuer: z.url({ protocol: /^https?$/, error: 'must be an address like https://accounts.example' }),
  client_id: text,
  client_secret: text,
});

/** The OpenID Connect providers people may sign in with: a JSON array. Every bad part of it becomes an issue of its own. */
export const OidcProviders = z.string().transform((value, context) => {
  const complain = (message: string) => context.issues.push({ code: 'custom', input: value, message });
  const parsed = z.array(Provider).safeParse(readJson(value));
  for (const issue of parsed.error?.issues ?? []) complain(wordsFor(issue));
  const ids = parsed.data?.map(({ id }) => id) ?? [];
  for (const id of ids.filter((each, index) => ids.indexOf(each) !== index))
    complain(`names the provider ${id} twice`);
  return parsed.data ?? z.NEVER;
});
export type OidcProviders = z.infer<typeof OidcProviders>;

function readJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

// Never the value itself: it holds secrets.
function wordsFor({ path: [index, field], message, code, ...issue }: z.core.$ZodIssue): string {
  if (typeof index !== 'number')
    return 'must be a JSON array like [{"id": …, "name": …, "issuer": …, "client_id": …, "client_secret": …}]';
  const which = `entry ${index + 1}`;
  if (code === 'unrecognized_keys' && 'keys' in issue) return `${which}: ${String(issue.keys)} is unknown`;
  return field === undefined ? `${which}: must be an object` : `${which}: ${String(field)} ${message}`;
}
