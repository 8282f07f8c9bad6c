import { RefundAnswer, RefundRequest } from 'contracts/refunds';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { requirePayer } from '../payments/require-payer.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { problem } from '../server/problem/problem.ts';
import { requestRefund } from './request-refund.ts';

const NO_PROVIDER =
  'Money cannot be paid back here just now, because no payment provider is connected. Nothing was refunded and nothing taken back; please write to us.';

/** `POST /v1/refunds`. */
export function refundRoutes(parts: Pick<Deps, 'sql' | 'clock' | 'log' | 'payments'>): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/refunds',
    describe({
      summary: 'Pays a purchase back, if the refund rule allows it.',
      responses: { 200: RefundAnswer },
    }),
    validate('json', RefundRequest),
    async (c) => {
      const { id } = requirePayer(c);
      const { payments } = parts;
      if (!payments) throw problem(404, 'no_payments', NO_PROVIDER);
      const answer = await requestRefund({ ...parts, payments }, id, c.req.valid('json').invoice);
      return c.json(answer satisfies RefundAnswer);
    },
  );
}
