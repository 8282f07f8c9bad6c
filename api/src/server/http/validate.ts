import type { Context } from 'hono';
import { validator } from 'hono/validator';
import { resolver, uniqueSymbol } from 'hono-openapi';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { problem } from '../problem/problem.ts';

/**
 * Parses a part of the request with its schema: `app.put('/x', validate('json', Body), (c) => c.req.valid('json'))`. What
 * does not fit is refused as 400 `invalid`, with the schema's own words when it has any for people. `/v1/openapi.json` reads the
 * schema from here. `instead` may answer what does not fit, rather than have it refused.
 */
export function validate<T extends 'json' | 'query' | 'param', S extends z.$ZodType>(
  target: T,
  schema: S,
  instead?: (c: Context) => Promise<Response | undefined>,
) {
  const check = validator(target, async (value, c): Promise<z.output<S> | Response> => {
    const result = safeParse(schema, value);
    if (result.success) return result.data;
    const answer = await instead?.(c);
    if (answer) return answer;
    throw problem(400, 'invalid', wordsFor(result.error));
  });
  return Object.assign(check, { [uniqueSymbol]: { target, ...resolver(schema) } });
}

// Messages a schema was not given in words are for programmers ("Invalid input: expected …").
const MACHINE = /^(Invalid|Too |Unrecognized|Expected|Required)/;
const WRITTEN = /^Invalid date format\. /;

function wordsFor(error: z.$ZodError): string {
  const written = error.issues
    .map(({ message }) => message)
    .find((message) => WRITTEN.test(message) || !MACHINE.test(message));
  return written ?? 'Something in this form is missing or not as expected. Please check it and try again.';
}
