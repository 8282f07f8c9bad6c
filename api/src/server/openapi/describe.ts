import type { MiddlewareHandler } from 'hono';
import { describeRoute, type ResponsesWithResolver, resolver } from 'hono-openapi';
import type { $ZodType } from 'zod/v4/core';

/** What a call is for, in one line, and what it answers: a schema for JSON, words for anything else. */
export interface Description {
  summary: string;
  responses: Readonly<Record<number, $ZodType | string>>;
}

const REFUSED = { default: { $ref: '#/components/responses/Problem' } };

/**
 * Puts a route into `/v1/openapi.json`: `app.get('/credits', describe({ summary: '…', responses: { 200: Credits } }), handler)`. What
 * the route takes is known from `validate`, and every route may answer with the one error body. A test names the routes that lack it.
 */
export function describe({ summary, responses }: Description): MiddlewareHandler {
  const answers = Object.entries(responses).map(([status, body]): [string, ResponsesWithResolver[string]] => [
    status,
    typeof body === 'string'
      ? { description: body }
      : { description: 'Done.', content: { 'application/json': { schema: resolver(body) } } },
  ]);
  return describeRoute({ summary, responses: { ...Object.fromEntries(answers), ...REFUSED } });
}
