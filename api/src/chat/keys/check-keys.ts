import type { Deps } from '../../deps.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { startProblem } from '../../server/start/start-problem.ts';
import { isFingerprintKept, keepFingerprints, listExchanged, masterKeyName } from './fingerprints.ts';
import type { Generations } from './generations.ts';
import { claimFolder, ownerOf } from './owner.ts';
import { giveUpGenerations, listGenerations, lockGenerations } from './queries.ts';

type CheckDeps = Pick<Deps, 'sql' | 'generations' | 'secrets'>;

/**
 * Makes sure that the secrets and KEY_DIR are those that this database was used with before, and remembers the ones it sees
 * for the first time. Throws a start problem that names every one that is not; nothing has changed then.
 */
export async function checkKeys({ sql, generations, secrets }: CheckDeps): Promise<void> {
  await prepareFolder(generations);
  await sql.begin(async (tx) => {
    await lockGenerations(tx);
    await refuseWrong(tx, { generations, secrets });
    await keepFingerprints(tx, secrets);
    await claimFolder(tx, generations);
  });
}

/**
 * Makes sure of the same for a command that works beside running servers, and remembers nothing. Throws a start problem also when
 * the key that would wrap from now on, the first of MASTER_KEYS, is one that no server was started with: they could open no chat.
 */
export async function checkKeysBeside({ sql, generations, secrets }: CheckDeps): Promise<void> {
  await prepareFolder(generations);
  await refuseWrong(sql, { generations, secrets });
  const [first] = secrets.masterKeys;
  if (first && !(await isFingerprintKept(sql, masterKeyName(first)))) {
    throw startProblem(
      `No server has been started with ${masterKeyName(first)} yet. Start every server with it first, then run the command again.`,
    );
  }
}

async function refuseWrong(
  sql: SqlOrTransaction,
  { generations, secrets }: Omit<CheckDeps, 'sql'>,
): Promise<void> {
  const exchanged = await listExchanged(sql, secrets);
  const wrong = [
    ...(await wrongOwner(sql, generations)),
    ...exchanged.map((name) => `${name} is another one`),
    ...(await listLost(sql, generations)).map(
      (id) => `${generations.folder.path} lacks ${id}.key, or it does not open`,
    ),
  ];
  if (wrong.length > 0) {
    throw startProblem(
      `The keys are not the ones this database was used with: ${wrong.join('; ')}. ${exchanged.length > 0 ? PUT_BACK : RESTORED}`,
    );
  }
}

const PUT_BACK =
  'Put back AUTH_SECRET and MASTER_KEYS (or DATA_DIR/secrets.json) and KEY_DIR as they were. If they are lost: README, Lost keys.';
// With the secrets as they were it is the folder alone, which no backup holds.
const RESTORED =
  'This looks like a database that was put back from a backup, which never holds the keys of its chats. ' +
  'If it was not, put back KEY_DIR as it was (is its disk mounted?). Else: README, Lost keys.';

/** What acceptKeys is about to do. */
interface Acceptance {
  /** The secrets that are others than before. */
  exchanged: string[];
  /** The generations of keys that it gives up, and their chats with them. */
  lost: string[];
  /** KEY_DIR, where another database uses it, which then cannot start any more. */
  taken: string | undefined;
}

/**
 * Says what acceptKeys would do now, and changes nothing in the database. Throws a start problem when KEY_DIR holds the keys of
 * another database: those are not lost.
 */
export async function planAcceptance({ sql, generations, secrets }: CheckDeps): Promise<Acceptance> {
  await prepareFolder(generations);
  return plan(sql, generations, secrets);
}

/**
 * Takes the secrets and KEY_DIR as they are now, because the ones before are lost: chats that they alone open are lost with
 * them, and if AUTH_SECRET is another, everybody signs in anew. Returns how many generations of keys were given up. Throws as
 * planAcceptance does.
 */
export async function acceptKeys({ sql, generations, secrets }: CheckDeps): Promise<number> {
  await prepareFolder(generations);
  return sql.begin(async (tx) => {
    await lockGenerations(tx);
    const { lost } = await plan(tx, generations, secrets);
    await giveUpGenerations(tx, lost);
    await keepFingerprints(tx, secrets);
    await claimFolder(tx, generations);
    return lost.length;
  });
}

async function plan(
  sql: SqlOrTransaction,
  generations: Generations,
  secrets: CheckDeps['secrets'],
): Promise<Acceptance> {
  const lost = await listLost(sql, generations);
  const [foreign] = await wrongOwner(sql, generations);
  const moved = lost.length === 0 && (await listGenerations(sql)).length > 0;
  if (foreign && !moved)
    throw startProblem(`${foreign}. Choose an empty folder with KEY_DIR, then run the command again.`);
  const taken = foreign && generations.folder.path;
  return { exchanged: await listExchanged(sql, secrets), lost, taken };
}

async function prepareFolder({ folder }: Generations): Promise<void> {
  try {
    await folder.prepare();
    await folder.list();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw startProblem(
      `KEY_DIR ${folder.path} cannot be used (${code}). It must be a folder that this user owns and can write to.`,
      error,
    );
  }
}

async function wrongOwner(sql: SqlOrTransaction, generations: Generations): Promise<string[]> {
  const foreign = (await ownerOf(sql, generations)) === 'foreign';
  return foreign ? [`KEY_DIR ${generations.folder.path} belongs to another database`] : [];
}

async function listLost(sql: SqlOrTransaction, generations: Generations): Promise<string[]> {
  const absent: string[] = [];
  for (const { id } of await listGenerations(sql)) if (!(await generations.find(id))) absent.push(id);
  // Another process may have ended one while we looked: then it is not lost, but destroyed.
  const rows = absent.length > 0 ? await listGenerations(sql) : [];
  return absent.filter((id) => rows.some((row) => row.id === id));
}
