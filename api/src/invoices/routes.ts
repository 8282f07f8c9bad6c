import { type Invoice, InvoiceList } from 'contracts/invoices';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { requirePayer } from '../payments/require-payer.ts';
import { standingsOf } from '../refunds/standing.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { problem } from '../server/problem/problem.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import { findInvoice, listInvoices } from './queries.ts';

const Param = z.object({ number: z.string() });

/** `GET /v1/invoices`, and `GET /v1/invoices/:number`, the PDF. */
export function invoiceRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/invoices',
      describe({ summary: 'A person’s invoices and credit notes.', responses: { 200: InvoiceList } }),
      async (c) => {
        const { id } = requirePayer(c);
        const papers = await listInvoices(sql, id);
        const standings = await standingsOf(sql, id, papers, clock());
        const invoices = papers.map((paper): Invoice => {
          const { kind, number, dated: date, item, taxable, total, currency, corrects } = paper;
          const refund = standings.get(number) ?? null;
          return {
            kind,
            number,
            date,
            item,
            taxable,
            tax: total - taxable,
            total,
            currency,
            corrects,
            refund,
          };
        });
        return c.json({ invoices } satisfies InvoiceList);
      },
    )
    .get(
      '/invoices/:number',
      describe({ summary: 'An invoice or a credit note as a PDF.', responses: { 200: 'The PDF.' } }),
      validate('param', Param),
      async (c) => {
        const { id } = requirePayer(c);
        const paper = await findInvoice(sql, id, c.req.valid('param').number);
        if (!paper) throw problem(404, 'unknown_invoice', 'There is no such invoice of yours.');
        return c.body(await drawInvoice(paper), 200, {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${paper.number}.pdf"`,
        });
      },
    );
}
