import type { Deps } from '../../deps.ts';
import { userKeyedTables } from '../../user-keyed-tables.ts';
import { chatText, readableChats } from './chats.ts';
import { indexPage } from './index-page.ts';
import { type AnyRow, countRows, eachRow, findAccount } from './queries.ts';
import { type ArchiveFile, zip } from './zip.ts';

/**
 * Everything Saathi keeps of a person as one zip archive: `index.html` to read, the chats as text, and `data/` with one
 * JSON file per userKeyedTable. Hashes, tokens and keys are left out. It is made while it is read, a page of rows at a time, so
 * that the largest account takes no more memory than a small one.
 */
export async function* exportArchive(
  deps: Pick<Deps, 'sql' | 'generations' | 'processing' | 'clock'>,
  userId: string,
): AsyncGenerator<Uint8Array> {
  const { sql, clock } = deps;
  const account = await findAccount(sql, userId);
  const chats = await readableChats(deps, userId);
  const tables = await Promise.all(
    userKeyedTables.map(async (keyed) => ({
      ...keyed,
      count: await countRows(sql, keyed, userId),
      rows: () => eachRow(sql, keyed, userId),
    })),
  );
  const processed = await deps.processing.of(userId);
  const record = {
    table: 'processing_log',
    what: 'When your data was processed, and by which operation',
    count: processed.length,
    rows: async function* () {
      for (const row of processed) yield { ...row };
    },
  };
  const all = [...tables, record];
  const files: ArchiveFile[] = [
    { path: 'index.html', pieces: indexPage({ account, chats, tables: all, at: clock() }) },
    ...chats.map((chat) => ({ path: chat.file, pieces: chatText(chat) })),
    { path: 'data/account.json', pieces: jsonOf(account ?? null) },
    ...all.map(({ table, rows }) => ({ path: `data/${table}.json`, pieces: jsonList(rows()) })),
  ];
  yield* zip(files, clock());
}

async function* jsonOf(value: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}

async function* jsonList(rows: AsyncIterable<AnyRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
