import type { AppContext } from '../../app-env.ts';
import { keyedHash } from '../../auth/limits.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { clientAddress } from '../../server/http/client-address.ts';
import { networkOf } from '../../server/http/network-of.ts';
import { inTime } from '../../server/in-time.ts';
import { consumeRateLimit } from '../../server/rate-limit/rate-limit.ts';

const MINUTE_SECONDS = 60;
/** How long a long text waits to learn whether it is one too many, in ms. */
const WAIT_MS = 400;

/**
 * Whether one more text that is longer than any message may be read whole for the network it came from (the policy's
 * caps.long_texts_per_minute, a rate limit). While the database cannot say, it may: a crisis must not go unread for that.
 */
export function mayReadLongText({ sql, secrets, settings }: Deps, c: AppContext): Promise<boolean> {
  const network = networkOf(clientAddress(c, settings.trustProxyHeader));
  const key = `long-text:${keyedHash(secrets.authSecret, network)}`;
  const counted = consumeRateLimit(sql, key, policy.caps.long_texts_per_minute, MINUTE_SECONDS);
  return inTime(
    WAIT_MS,
    counted.catch(() => true),
    true,
  );
}
