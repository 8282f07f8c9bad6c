import { isProblemError, type Problem } from 'contracts/problem';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../../app-env.ts';
import { isAway } from '../database/is-away.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';

const UNEXPECTED: Problem = { code: 'unexpected', message: 'Something went wrong. Please try again.' };
// Whether the last thing was kept nobody knows: the connection may have gone between the commit and its answer.
const AWAY: Problem = {
  code: 'unavailable',
  message:
    'Saathi cannot reach what it keeps for you just now. Nothing you saved before is lost; what you just did may not be kept. Please try again in a minute.',
};
const AWAY_SECONDS = 30;
const TOO_LARGE: Problem = {
  code: 'too_large',
  message: 'That is too large to send. Please make it smaller.',
};
const UNREADABLE: Problem = {
  code: 'unreadable',
  message: 'This request could not be read. Please try again.',
};
const NOT_FOUND: Problem = { code: 'not_found', message: 'There is nothing here.' };

/**
 * The one place where errors become answers. Only unexpected ones are logged, without a word of their message; `diskFull` hears of
 * those that say the database has no room.
 */
export function onError(log: Log, diskFull?: () => void): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (isProblemError(error)) {
      return c.json({ code: error.code, message: error.message }, error.status as ContentfulStatusCode);
    }
    if (error instanceof HTTPException) {
      return c.json(error.status === 413 ? TOO_LARGE : UNREADABLE, error.status);
    }
    if (isUnstorable(error)) return c.json(UNREADABLE, 400);
    if (isDiskFull(error)) diskFull?.();
    log.error({ requestId: c.get('requestId'), error: describeError(error) }, 'unexpected error');
    if (!isAway(error)) return c.json(UNEXPECTED, 500);
    c.header('Retry-After', String(AWAY_SECONDS));
    return c.json(AWAY, 503);
  };
}

export const onNotFound: NotFoundHandler<AppEnv> = (c) => c.json(NOT_FOUND, 404);

// A NUL, which text in a database cannot hold, or bytes that are no text: whoever sent them has to send something else.
const UNSTORABLE = new Set<unknown>(['22021', '22P05']);
const DISK_FULL = '53100';

function isUnstorable(error: Error): boolean {
  return 'code' in error && UNSTORABLE.has(error.code);
}

function isDiskFull(error: Error): boolean {
  return 'code' in error && error.code === DISK_FULL;
}
