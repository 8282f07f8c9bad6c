import { Problem } from 'contracts/problem';
import { Hono } from 'hono';
import { generateSpecs, resolver } from 'hono-openapi';
import type { AppEnv } from '../../app-env.ts';
import { describe } from './describe.ts';
import { docsPage, docsStyle } from './docs-page.ts';

const DOCUMENTATION = {
  info: {
    title: 'Saathi',
    version: '1',
    description:
      'Every call of the API. A session’s cookie or a bearer token says who is asking. Sign-up, sign-in, links in mails and recovery are better-auth’s calls under /auth/v1, described at https://www.better-auth.com/docs.',
  },
  components: {
    responses: {
      Problem: {
        description: 'Refused. The message is fit to show to a person.',
        content: { 'application/json': { schema: resolver(Problem) } },
      },
    },
  },
};

/** `/v1/openapi.json`: the routes of `app` that say what they are for; `/v1/docs`: the same as a page. Needs no session. */
export function openapiRoutes(app: Hono<AppEnv>): Hono<AppEnv> {
  let made: ReturnType<typeof generateSpecs> | undefined;
  // Made when it is first asked for: by then every route is there.
  const document = () => {
    made ??= generateSpecs(app, {
      documentation: DOCUMENTATION,
      defaultValidationErrorResponse: false,
      excludeStaticFile: false,
    });
    return made;
  };
  const summary = (of: string) => describe({ summary: of, responses: { 200: of } });
  return new Hono<AppEnv>()
    .get('/openapi.json', summary('This document, as OpenAPI 3.1.'), async (c) => c.json(await document()))
    .get('/docs', summary('This document, as a page.'), async (c) => c.html(docsPage(await document())))
    .get('/docs.css', summary('The page’s style.'), (c) =>
      c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
}
