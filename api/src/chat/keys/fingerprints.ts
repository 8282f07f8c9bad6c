import { createHmac } from 'node:crypto';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import type { Secrets } from '../../server/settings/secrets.ts';
import type { MasterKey } from '../seal.ts';

/** What stands for a secret: the same for the same one, and of no use without it. */
interface Fingerprint {
  name: string;
  fingerprint: string;
}

/** The fingerprints of the secrets that this process was given. */
function fingerprintsOf({ authSecret, masterKeys }: Secrets): Fingerprint[] {
  return [
    fingerprint('AUTH_SECRET', Buffer.from(authSecret)),
    ...masterKeys.map((master) => fingerprint(masterKeyName(master), master.key)),
  ];
}

/** A master key as a message names it. */
export function masterKeyName({ id }: Pick<MasterKey, 'id'>): string {
  return `the key ${id} of MASTER_KEYS`;
}

function fingerprint(name: string, secret: Buffer): Fingerprint {
  return { name, fingerprint: createHmac('sha256', secret).update(`saathi: ${name}`).digest('base64url') };
}

/** The names of the secrets that are others than at the last start. One that is new, or left out, is not among them. */
export async function listExchanged(sql: SqlOrTransaction, secrets: Secrets): Promise<string[]> {
  const kept = await sql<Fingerprint[]>`SELECT name, fingerprint FROM key_fingerprints`;
  return fingerprintsOf(secrets)
    .filter((given) =>
      kept.some(({ name, fingerprint }) => name === given.name && fingerprint !== given.fingerprint),
    )
    .map(({ name }) => name);
}

/** Whether the last start was given a secret of this name. */
export async function isFingerprintKept(sql: SqlOrTransaction, name: string): Promise<boolean> {
  return (await sql`SELECT FROM key_fingerprints WHERE name = ${name}`).length > 0;
}

/** Remembers the secrets that this process was given, and no others. */
export async function keepFingerprints(tx: SqlOrTransaction, secrets: Secrets): Promise<void> {
  await tx`DELETE FROM key_fingerprints`;
  await tx`INSERT INTO key_fingerprints ${tx(fingerprintsOf(secrets))}`;
}
