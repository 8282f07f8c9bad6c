import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { generateSpecs } from 'hono-openapi';

type Document = Awaited<ReturnType<typeof generateSpecs>>;
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The page's own style: the policy of every page allows none inside it. */
export const docsStyle = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2.5rem 0 0; font-size: 1.1rem; overflow-wrap: anywhere } h3 { margin: 1rem 0 0; font-size: 1rem }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; font-size: .875rem }`;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** `/v1/openapi.json` for people to read, without a script. */
export function docsPage({ info, paths, components }: Document): Html {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, ...operation }] : [];
    }),
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
          ${calls.map(
            ({ name, summary, parameters, requestBody, responses }) => html`<section>
              <h2>${name}</h2>
              <p>${summary}</p>
              ${part('Takes', parameters)} ${part('Body', requestBody)} ${part('Answers', responses)}
            </section>`,
          )}
          <section>
            <h2>Every refusal</h2>
            ${part('Problem', components?.responses?.Problem)}
          </section>
        </main>
      </body>
    </html>`;
}

function part(title: string, value: unknown): Html | string {
  if (value === undefined) return '';
  return html`<h3>${title}</h3>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
}
