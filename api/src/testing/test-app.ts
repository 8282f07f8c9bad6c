import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import type { AppEnv } from '../app-env.ts';
import { prepareKeys } from '../chat/keys/prepare-keys.ts';
import { createDeps, type Parts } from '../create-deps.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../server/log/log.ts';
import { parseSettings } from '../server/settings/settings.ts';
import { testDatabase } from './test-database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** A real app on a real, fresh database, for one test file. */
export interface TestApp {
  app: Hono<AppEnv>;
  deps: Deps;
  /** What the log has written so far, one JSON line each. */
  logged: string[];
  /** Somebody new with a browser of their own: cookies, address, no session yet. */
  visitor: () => Visitor;
}

/** Makes the app; `parts` replaces a part (another AI, a clock that a test moves). Call it at the top of a test file. */
export async function testApp(parts: Partial<Parts> = {}): Promise<TestApp> {
  const { sql } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'saathi-app-'));
  const settings = parseSettings({
    DATA_DIR: dataDir,
    TRUST_PROXY_HEADER: 'x-test-address',
    SITE_DIR: join(dataDir, 'site'),
  });
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const ai = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'none', model: 'none', demo: false };
  const deps = createDeps({ settings, sql, log, ai, clock: () => new Date(), ...parts });
  await prepareKeys(deps);
  const app = createApp(deps);
  afterAll(async () => {
    await deps.mail.settled();
    await deps.photoReaders.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, deps, logged, visitor: () => createVisitor(app) };
}
