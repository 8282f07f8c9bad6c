import type { Sql } from '../../../api/src/server/database/connect.ts';
import { CLIENTS, idOf, MESSAGES, type Operation, personOf } from './operations.ts';
import type { Statement } from './statements.ts';

/** One way to run the operations. */
export interface Contender {
  name: string;
  /** Runs an operation on the round's messages, the first of them numbered `base`. Resolves to operations a second. */
  rate: (operation: Operation, base: number) => Promise<number>;
}

/** Production's own functions on production's driver and pool. */
export function saathi(sql: Sql): Contender {
  return { name: 'Saathi', rate: (operation, base) => rateOf(operation, base, (n) => operation.run(sql, n)) };
}

/** The same statements through the driver alone, for machines without pgbench. */
export function bareDriver(sql: Sql, statements: Map<Operation, Statement>): Contender {
  return {
    name: 'bare driver (no pgbench on PATH)',
    rate(operation, base) {
      const { text, parameters } = statements.get(operation) ?? { text: '', parameters: [] };
      const values = (n: number) =>
        parameters.map(({ value, varies }) => {
          if (!varies) return value;
          return varies.before + (varies.by === 'message' ? idOf(n) : personOf(n));
        });
      return rateOf(operation, base, (n) => sql.unsafe(text, values(n), { prepare: true }));
    },
  };
}

async function rateOf(
  { first, count }: Operation,
  base: number,
  run: (n: number) => PromiseLike<unknown>,
): Promise<number> {
  const from = performance.now();
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const start = base + client * MESSAGES + first;
    for (let n = start; n < start + count; n += 1) await run(n);
  });
  await Promise.all(clients);
  return (CLIENTS * count) / ((performance.now() - from) / 1000);
}
