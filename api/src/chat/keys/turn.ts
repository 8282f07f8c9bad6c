import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import type { Sql } from '../../server/database/connect.ts';
import { type Generation, wrapKey } from '../seal.ts';
import { openWrapped } from './conversation-key.ts';
import type { Generations } from './generations.ts';
import { ownerOf } from './owner.ts';
import {
  endGenerations,
  type GenerationRow,
  giveUpKeys,
  insertGeneration,
  listGenerations,
  lockGenerations,
  storeWrappedKeys,
  takeWrappedKeys,
  waitForDisk,
} from './queries.ts';

const HOUR_MS = 3_600_000;
// The next look comes in five minutes, and may be a minute or two late: what would be due by then is due now.
const NEXT_LOOK_MS = 7 * 60_000;
const BATCH_SIZE = 200;

type TurnDeps = Pick<Deps, 'sql' | 'clock' | 'generations'>;

/** What one turn did, in numbers. */
export interface Turned {
  began: number;
  rewrapped: number;
  ended: number;
}

/** What one turn is told. */
interface TurnOptions {
  /** Begins a generation although none is due. */
  now?: boolean;
}

/**
 * Turns the key generation if it is due, or `now` (docs/decisions/0015-key-generations.md): begins a new one, wraps the keys of all
 * live conversations by it, and destroys the old one, after which no copy of the database opens what was erased before.
 * Each step can be the last one before a crash; the next turn, in whatever process, goes on from there.
 */
export async function turnGenerations(deps: TurnDeps, { now = false }: TurnOptions = {}): Promise<Turned> {
  const { rows, began } = await begin(deps, now);
  const [newest, ...older] = rows.map(({ id }) => id);
  if (newest === undefined || older.length === 0) return { began, rewrapped: 0, ended: 0 };
  let rewrapped = 0;
  do rewrapped += await rewrap(deps, newest, older);
  while (!(await endGenerations(deps.sql, older)));
  for (const id of older) await deps.generations.destroy(id);
  return { began, rewrapped, ended: older.length };
}

/** The generations there are now, the newest first; a new one among them when that was due or is wanted `now`. */
function begin(
  { sql, clock, generations }: TurnDeps,
  now: boolean,
): Promise<{ rows: GenerationRow[]; began: number }> {
  return sql.begin(async (tx) => {
    await lockGenerations(tx);
    await waitForDisk(tx);
    // Files first: should the lock be lost with its connection, what another process writes from now on is no leftover.
    const stored = await generations.list();
    // A disk that is not mounted leaves an empty folder in its place: a key written there would be lost with it.
    if ((await ownerOf(tx, generations)) !== 'ours')
      throw new Error('KEY_DIR is not the folder this database was started with.');
    const rows = await listGenerations(tx);
    for (const id of stored) if (!rows.some((row) => row.id === id)) await generations.destroy(id);
    const at = clock();
    if (!now && !isDue(rows[0], at)) return { rows, began: 0 };
    const id = await generations.create();
    await insertGeneration(tx, id, at);
    return { rows: [{ id, started_at: at }, ...rows], began: 1 };
  });
}

function isDue(newest: GenerationRow | undefined, at: Date): boolean {
  if (!newest) return true;
  // A clock that was set back must not put off what is due.
  const age = Math.abs(at.getTime() - newest.started_at.getTime());
  return age >= policy.retention_hours.copies * HOUR_MS - NEXT_LOOK_MS;
}

/** Wraps by the generation `to` what the generations `from` wrapped, a few at a time. Returns how many. */
async function rewrap({ sql, generations }: TurnDeps, to: string, from: string[]): Promise<number> {
  const newest = await present(generations, to);
  const old = await findOld(generations, sql, from);
  let rewrapped = 0;
  for (;;) {
    const taken = await rewrapSome(sql, newest, old);
    if (taken === 0) return rewrapped;
    rewrapped += taken;
  }
}

/** Those of `ids` that are still there: another process that turns at the same moment may have ended one. */
async function findOld(generations: Generations, sql: Sql, ids: string[]): Promise<Generation[]> {
  const found = await Promise.all(ids.map((id) => generations.find(id)));
  const missing = ids.filter((_, at) => !found[at]);
  if (missing.length > 0) {
    const listed = (await listGenerations(sql)).map(({ id }) => id);
    for (const id of missing) if (listed.includes(id)) throw unreadable(id);
  }
  return found.filter((generation) => generation !== undefined);
}

// A key that cannot be read now may be there tomorrow: then nothing may be given up for lost.
async function present(generations: Generations, id: string): Promise<Generation> {
  const found = await generations.find(id);
  if (!found) throw unreadable(id);
  return found;
}

function unreadable(id: string): Error {
  return new Error(`The key generation ${id} cannot be read from KEY_DIR.`);
}

function rewrapSome(sql: Sql, newest: Generation, old: Generation[]): Promise<number> {
  return sql.begin(async (tx) => {
    await waitForDisk(tx);
    const ids = old.map(({ id }) => id);
    const rows = await takeWrappedKeys(tx, ids, BATCH_SIZE);
    const keys = rows.map((row) => ({
      row,
      key: openWrapped(
        old.find(({ id }) => id === row.generation),
        row,
      ),
    }));
    await storeWrappedKeys(
      tx,
      newest.id,
      keys.flatMap(({ key }) => (key ? [{ sessionId: key.sessionId, wrapped: wrapKey(newest, key) }] : [])),
    );
    await giveUpKeys(
      tx,
      keys.filter(({ key }) => !key).map(({ row }) => row.id),
    );
    return rows.length;
  });
}

/** The generation that wraps new keys. It may end at any moment: then what it wrapped is refused (isGenerationGone). */
export async function currentGeneration({
  sql,
  generations,
}: Pick<Deps, 'sql' | 'generations'>): Promise<Generation> {
  const [newest] = await forgetEnded({ sql, generations });
  if (!newest) throw new Error('There is no key generation.');
  return present(generations, newest.id);
}

/** Forgets the keys in this process's memory that another process has destroyed. Returns the generations there are. */
export async function forgetEnded({
  sql,
  generations,
}: Pick<Deps, 'sql' | 'generations'>): Promise<GenerationRow[]> {
  const rows = await listGenerations(sql);
  generations.forgetAllBut(rows.map(({ id }) => id));
  return rows;
}
