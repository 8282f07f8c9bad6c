import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { startProblem } from '../start/start-problem.ts';
import { MasterKeys } from './master-keys.ts';
import type { Settings } from './settings.ts';

const Stored = z.object({ authSecret: z.string().min(32), masterKeys: z.string() });

/** The secrets that sign sessions and wrap the keys in KEY_DIR. */
export interface Secrets {
  authSecret: string;
  masterKeys: MasterKeys;
}

/**
 * The operator's secrets, or generated ones kept in `DATA_DIR/secrets.json` (readable by its owner only). Whoever
 * deletes that file loses every kept conversation: nothing else can open them.
 */
export function loadSecrets({ authSecret, masterKeys, dataDir }: Settings): Secrets {
  if (authSecret && masterKeys) return { authSecret, masterKeys };
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) generate(dataDir, file);
  const stored = read(file);
  return {
    authSecret: authSecret ?? stored.authSecret,
    masterKeys: masterKeys ?? MasterKeys.parse(stored.masterKeys),
  };
}

function generate(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const secrets: z.infer<typeof Stored> = {
    authSecret: randomBytes(48).toString('base64url'),
    masterKeys: `generated:${randomBytes(32).toString('base64')}`,
  };
  const written = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  claim(written, file);
  rmSync(written);
}

// A link, unlike a rename, never replaces what another process put there first.
function claim(written: string, file: string): void {
  try {
    linkSync(written, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

function read(file: string): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw startProblem(
      `${file} cannot be read. Put back a copy of it; without it the kept chats cannot be opened again.`,
      error,
    );
  }
}
