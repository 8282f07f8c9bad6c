import { bareDriver, type Contender, saathi } from './credits/contender.ts';
import { type BenchDatabase, openBenchDatabase } from './credits/database.ts';
import { type Operation, operations } from './credits/operations.ts';
import { pgbench } from './credits/pgbench.ts';
import { captureStatements } from './credits/statements.ts';
import type { Report } from './report.ts';

const ROUNDS = 9;
const BAR = 0.6;

/** Operations a second of both, one right after the other. */
interface Turn {
  own: number;
  other: number;
}

/**
 * Credit operations by production's own functions beside pgbench on the same statements: same database, same number of clients,
 * taking turns. The fastest turn of each counts, because whatever else the machine does only ever slows one down.
 */
export async function bench(): Promise<Report> {
  const database = await openBenchDatabase();
  try {
    const statements = await captureStatements(database.url, await database.addChats());
    const own = saathi(database.sql);
    const other = pgbench(database.url, statements) ?? bareDriver(database.sql, statements);
    const turns = new Map<Operation, Turn[]>(operations.map((operation) => [operation, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [operation, turn] of await playRound(own, other, database)) turns.get(operation)?.push(turn);
    }
    return toReport(turns, other.name);
  } finally {
    await database.close();
  }
}

async function playRound(
  own: Contender,
  other: Contender,
  database: BenchDatabase,
): Promise<Map<Operation, Turn>> {
  const [ownBase, otherBase] = [await database.addChats(), await database.addChats()];
  const turns = new Map<Operation, Turn>();
  for (const operation of operations) {
    const ownRate = await own.rate(operation, ownBase);
    turns.set(operation, { own: ownRate, other: await other.rate(operation, otherBase) });
  }
  return turns;
}

function toReport(turns: Map<Operation, Turn[]>, name: string): Report {
  const figures = [...turns].map(([operation, all]) => {
    const own = Math.max(...all.map((turn) => turn.own));
    const other = Math.max(...all.map((turn) => turn.other));
    const bar = { words: `at least ${BAR * 100}% of it`, met: own >= BAR * other };
    return { name: operation.name, value: own, unit: '/s', beside: { name, value: other }, bar };
  });
  return { title: 'Credit operations', figures };
}
