import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import * as z from 'zod';
import { schemaNotation } from './schema-notation.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const Body = z.object({
  description: z.string().optional(),
  content: z.record(z.string(), z.object({ schema: z.unknown() })).optional(),
});
const Call = z.object({
  summary: z.string().default(''),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  requestBody: Body.optional(),
  responses: z.record(z.string(), Body),
});
const Document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.object({ responses: z.object({ Problem: Body }) }),
});

/** The page's own style: the policy of every page allows none inside it. */
export const docsStyle = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2.5rem 0 0; font-size: 1.1rem; overflow-wrap: anywhere } p { margin: .25rem 0 }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; font-size: .875rem }`;

/** `/v1/openapi.json` for people to read, without a script. */
export function docsPage(document: unknown): Html {
  const { info, paths, components } = Document.parse(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, ...call })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API</title>
        <link rel="stylesheet" href="/v1/docs.css" />
      </head>
      <body>
        <main>
          <h1>${info.title} API</h1>
          <p>${info.description}</p>
          ${calls.map(callPart)}
          <section>
            <h2>Every refusal</h2>
            ${bodyPart('', components.responses.Problem)}
          </section>
        </main>
      </body>
    </html>`;
}

function callPart({
  name,
  summary,
  parameters,
  requestBody,
  responses,
}: z.infer<typeof Call> & { name: string }) {
  return html`<section>
    <h2>${name}</h2>
    <p>${summary}</p>
    ${parameters.map((one) => html`<p>${one.name} (${one.in}): ${schemaNotation(one.schema)}</p>`)}
    ${requestBody ? bodyPart('Body', requestBody) : ''}
    ${Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .map(([status, answer]) => bodyPart(status, answer))}
  </section>`;
}

function bodyPart(title: string, { description = '', content = {} }: z.infer<typeof Body>): Html {
  return html`<p>${title} ${description}</p>
    ${Object.values(content).map(({ schema }) => html`<pre tabindex="0">${schemaNotation(schema)}</pre>`)}`;
}
