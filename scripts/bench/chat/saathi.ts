import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../../../api/src/embedded/postgres/start.ts';
import { connect, type Sql } from '../../../api/src/server/database/connect.ts';
import { startProduct } from '../../product.ts';
import { ADDRESS_HEADER, bringPeople, type Chatter } from './people.ts';
import type { Started } from './process.ts';

/** Starts the real API, as its own process, on an embedded Postgres that survives crashes, with people who chat. */
export async function startSaathi(
  upstreamUrl: string,
  count: number,
): Promise<Started & { people: Chatter[]; sql: Sql }> {
  const folder = await mkdtemp(join(tmpdir(), 'saathi-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder);
  const removeData = async () => {
    await postgres.stop();
    for (const path of [dirname(postgres.data), folder]) await rm(path, { recursive: true, force: true });
  };
  const sql = connect(postgres.url);
  try {
    const product = await startProduct({
      DATABASE_URL: postgres.url,
      AI_BASE_URL: `${upstreamUrl}/v1`,
      AI_API_KEY: 'bench',
      AI_MODEL: 'bench',
      TRUST_PROXY_HEADER: ADDRESS_HEADER,
      LOG_LEVEL: 'info',
    });
    const stop = () =>
      product
        .stop()
        .finally(() => sql.end())
        .finally(removeData);
    try {
      return {
        url: product.url,
        pid: product.pid,
        people: await bringPeople(product.url, sql, count),
        sql,
        stop,
      };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await sql.end();
    await removeData();
    throw error;
  }
}
