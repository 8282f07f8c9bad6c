import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';

/** A person at a browser: keeps cookies, sends an Origin, has an address of their own. */
export interface Visitor {
  email: string;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  get: (path: string) => Promise<Response>;
  /** Sends `body` as JSON. */
  send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<Response>;
  /** The token of this browser's session, as a program without cookies would send it. */
  bearer: () => string;
  /** Signs up with `email`; returns the new person's id. */
  signUp: () => Promise<string>;
  /**
   * Opens the newest link in the embedded mailbox that was sent to `to`, normally to this person, and presses the button on the
   * page that proves an address; with `password` where one is asked for.
   */
  openMail: (to?: string, password?: string) => Promise<Response>;
  /** Signs up, verifies and lives in India: ready to chat. Returns the person's id. */
  join: () => Promise<string>;
}

const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'a long walk by the river';

export function createVisitor(app: Hono<AppEnv>): Visitor {
  const cookies = new Map<string, string>();
  const address = `10.${[...randomBytes(3)].join('.')}`;
  const email = `${randomBytes(6).toString('hex')}@example.com`;

  const visitor: Visitor = {
    email,
    async fetch(path, init = {}) {
      const headers = new Headers({ origin: ORIGIN, 'x-test-address': address });
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      const response = await app.request(ORIGIN + path, { ...init, headers });
      keep(cookies, response.headers.getSetCookie());
      return response;
    },
    get: (path) => visitor.fetch(path),
    send: (method, path, body) =>
      visitor.fetch(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    bearer: () => decodeURIComponent(cookies.get('saathi.session_token') ?? '').split('.')[0] ?? '',
    async signUp() {
      const response = await visitor.send('POST', '/auth/v1/sign-up/email', { email, password: PASSWORD });
      const body = (await response.json()) as { user?: { id: string } };
      if (!body.user) throw new Error(`Sign-up was refused: ${JSON.stringify(body)}`);
      return body.user.id;
    },
    async openMail(to = email, password) {
      const mails = KeptMail.array().parse(await (await visitor.get('/dev/mail.json')).json());
      const link = new URL(mails.find((mail) => mail.to === to)?.links[0] ?? ORIGIN);
      const token = link.searchParams.get('token');
      if (link.pathname !== '/verify-email') return visitor.get(link.pathname + link.search);
      return visitor.send('POST', '/auth/v1/confirm-email', { token, password });
    },
    async join() {
      const id = await visitor.signUp();
      await visitor.openMail();
      await visitor.send('PATCH', '/v1/profile', { country: 'IN' });
      return id;
    },
  };
  return visitor;
}

function keep(cookies: Map<string, string>, headers: string[]): void {
  for (const header of headers) {
    const [pair = ''] = header.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (/max-age=0/i.test(header) || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
