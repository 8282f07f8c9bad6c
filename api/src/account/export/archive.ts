import { strToU8, zipSync } from 'fflate';
import type { Deps } from '../../deps.ts';
import { userKeyedTables } from '../../user-keyed-tables.ts';
import { chatText, readableChats } from './chats.ts';
import { indexPage } from './index-page.ts';
import { findAccount, listRows } from './queries.ts';

/**
 * Everything Saathi keeps of a person as one zip archive: `index.html` to read, the chats as text, and `data/` with one
 * JSON file per userKeyedTable. Hashes, tokens and keys are left out.
 */
export async function exportArchive(
  deps: Pick<Deps, 'sql' | 'generations' | 'processing' | 'clock'>,
  userId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sql, clock } = deps;
  const account = await findAccount(sql, userId);
  const chats = await readableChats(deps, userId);
  const tables = await Promise.all(
    userKeyedTables.map(async (keyed) => ({ ...keyed, rows: await listRows(sql, keyed, userId) })),
  );
  const record = {
    table: 'processing_log',
    what: 'When your data was processed, and by which operation',
    rows: (await deps.processing.of(userId)).map((row) => ({ ...row })),
  };
  const files: [string, string][] = [
    ['index.html', await indexPage({ account, chats, tables: [...tables, record], at: clock() })],
    ...chats.map((chat): [string, string] => [chat.file, chatText(chat)]),
    ['data/account.json', json(account ?? null)],
    ...[...tables, record].map(({ table, rows }): [string, string] => [`data/${table}.json`, json(rows)]),
  ];
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])), { mtime: clock() });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
