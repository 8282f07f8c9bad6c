import { html } from 'hono/html';
import type { UserKeyedTable } from '../../user-keyed-tables.ts';
import type { ReadableChat } from './chats.ts';
import { definitionList, entriesOf, type Html } from './definition-list.ts';
import { formatDateTime, zoneName } from './format-date-time.ts';
import type { AccountRow, AnyRow } from './queries.ts';

/** What the page of an export tells. */
export interface Exported {
  account: AccountRow | undefined;
  chats: ReadableChat[];
  tables: ExportedTable[];
  at: Date;
}

interface ExportedTable extends Pick<UserKeyedTable, 'table' | 'what'> {
  count: number;
  /** Reads them, a page at a time, as they are asked for. */
  rows: () => AsyncGenerator<AnyRow>;
}

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.6rem } h2 { margin-top: 2.5rem } small { opacity: .75 }
dt { font-weight: 600 } dd { margin: 0 0 .75rem } dd dl, dd ul { margin: .25rem 0; padding-left: 1rem }
.said { white-space: pre-wrap; margin: 0 0 1rem }`;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The archive's first page, in pieces: made to be opened and read by the person it is about. */
export async function* indexPage({ account, chats, tables, at }: Exported): AsyncGenerator<string> {
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows() ?? noRows();
  yield* head(account, at);
  yield* eachAs(rowsOf('user_profile'), (row) => definitionList(entriesOf(row)));
  yield* part('<h2>Your chats</h2>');
  yield* orNothing(
    chatSections(chats),
    'There is no chat left to read. Chats are erased when their time is over, and nobody can bring them back.',
  );
  yield* part('<h2>Your personality and your numbers</h2>');
  yield* orNothing(
    eachAs(rowsOf('user_traits'), (row) => definitionList(entriesOf(row))),
    'You have not taken the personality test.',
  );
  yield* part('<h2>Your mood check-ins</h2>');
  yield* orNothing(
    eachAs(rowsOf('mood_checkins'), ({ day, mood }) => html`<p>${day}: ${mood} of 5</p>`),
    'There are none.',
  );
  yield* foot(tables);
}

async function* noRows(): AsyncGenerator<AnyRow> {}

async function* part(text: string): AsyncGenerator<string> {
  yield `${text}\n`;
}

async function* head(account: AccountRow | undefined, at: Date): AsyncGenerator<string> {
  yield String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
<title>Your Saathi data</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Your Saathi data</h1>
<p>This is everything Saathi kept about you on ${formatDateTime(at)}. It is yours: read it, keep it, or throw it away. It holds
private words, so keep it somewhere only you can open. All times are ${zoneName(at)}.</p>
<h2>About you</h2>
${definitionList([
  ['E-mail', account?.email],
  ['Account since', account && formatDateTime(account.created_at)],
])}
`,
  );
}

async function* foot(tables: ExportedTable[]): AsyncGenerator<string> {
  yield String(
    await html`<h2>All files</h2>
<p>The same, and every smaller record, as files that other programs can read:</p>
<ul>
<li><a href="data/account.json">Your account</a></li>
${tables.map(({ table, what, count }) => html`<li><a href="data/${table}.json">${what}</a> <small>${count} ${count === 1 ? 'entry' : 'entries'}</small></li>`)}
</ul>
<p>Left out are only the things that open your account, such as your password’s fingerprint and the keys of your sign-ins.</p>
</main>
</body>
</html>
`,
  );
}

async function* chatSections(chats: ReadableChat[]): AsyncGenerator<string> {
  for (const { file, title, companion, began, erased, messages } of chats) {
    yield String(
      await html`<section>
<h3>${title}</h3>
<p><small>With ${companion}, an AI companion. Began ${began}; Saathi erases it ${erased}. <a href="${file}">As text</a></small></p>
`,
    );
    yield* eachAs(
      messages(),
      ({ from, at, content, lang, dir }) =>
        html`<p><strong>${from}</strong> <small>${at}</small></p><p class="said" lang="${lang}" dir="${dir}">${content}</p>`,
    );
    yield* part('</section>');
  }
}

async function* eachAs<T>(rows: AsyncIterable<T>, toHtml: (row: T) => Html): AsyncGenerator<string> {
  for await (const row of rows) yield `${await toHtml(row)}\n`;
}

async function* orNothing(pieces: AsyncGenerator<string>, nothing: string): AsyncGenerator<string> {
  let any = false;
  for await (const piece of pieces) {
    any = true;
    yield piece;
  }
  if (!any) yield* part(`<p>${nothing}</p>`);
}
