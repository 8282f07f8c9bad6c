import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import { localOnly } from './local-only.ts';
import { type KeptMail, readMail, readMailbox } from './mailbox.ts';

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem } li { margin: 0 0 1rem } small { opacity: .75 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }`;

/** The embedded mailbox: every mail Saathi would have sent. Mounted only while no SMTP_URL is set, and only for this machine. */
export function mailboxRoutes({ settings, mail }: Pick<Deps, 'settings' | 'mail'>): Hono<AppEnv> {
  const folder = join(settings.dataDir, 'mail');
  return new Hono<AppEnv>()
    .use(localOnly)
    .use(async (c, next) => {
      await mail.settled();
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .get('/mail.json', async (c) => c.json(await readMailbox(folder)))
    .get('/mail.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/mail', async (c) => c.html(page('Mailbox', list(await readMailbox(folder)))))
    .get('/mail/:id', async (c) => {
      const found = await readMail(folder, c.req.param('id'));
      return found ? c.html(page(found.subject, letter(found))) : c.notFound();
    });
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Saathi mailbox</title>
        <link rel="stylesheet" href="/dev/mail.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function list(mails: KeptMail[]): Html {
  if (mails.length === 0)
    return html`<p>No mail yet. Whatever Saathi sends on this machine arrives here.</p>`;
  return html`<ul>
    ${mails.map(
      (mail) => html`<li>
        <a href="/dev/mail/${mail.id}">${mail.subject}</a><br /><small>to ${mail.to}, <time>${mail.at}</time></small>
      </li>`,
    )}
  </ul>`;
}

function letter(mail: KeptMail): Html {
  return html`<p><small>to ${mail.to}, <time>${mail.at}</time></small></p>
    <pre>${mail.text}</pre>
    <ul>
      ${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
    </ul>
    <p><a href="/dev/mail">All mail</a></p>`;
}
