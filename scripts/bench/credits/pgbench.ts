import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from '../../tool.ts';
import type { Contender } from './contender.ts';
import { CLIENTS, idOf, MESSAGES, type Operation, PEOPLE, personOf } from './operations.ts';
import type { Parameter, Statement } from './statements.ts';

/** pgbench on the same statements; undefined on a machine without it (Debian has it in postgresql-contrib). */
export function pgbench(url: string, statements: Map<Operation, Statement>): Contender | undefined {
  if (spawnSync('pgbench', ['--version']).status !== 0) return undefined;
  return {
    name: 'pgbench',
    async rate(operation, base) {
      const statement = statements.get(operation);
      if (!statement) throw new Error(`Nothing is known of "${operation.name}".`);
      const file = join(tmpdir(), `saathi-bench-${process.pid}.sql`);
      await writeFile(file, scriptOf(statement));
      try {
        return readRate(
          await tool('pgbench', argumentsOf(operation, statement, base, file, url), { quiet: true }),
        );
      } finally {
        await rm(file);
      }
    },
  };
}

function argumentsOf(
  { first, count }: Operation,
  { parameters }: Statement,
  base: number,
  file: string,
  url: string,
) {
  const constants = parameters.flatMap(({ value, varies }, index) =>
    varies ? [] : [`--define=p${index}=${value}`],
  );
  return [
    ...['--no-vacuum', '--protocol=prepared', `--client=${CLIENTS}`, `--transactions=${count}`],
    ...[`--define=base=${base}`, `--define=i=${first - 1}`, ...constants, `--file=${file}`, url],
  ];
}

/** The statement with pgbench's variables for its parameters; every client counts through its own messages. */
function scriptOf({ text, parameters }: Statement): string {
  const statement = text.replace(/\$(\d+)/g, (_, number: string) => {
    const index = Number(number) - 1;
    const parameter = parameters[index];
    return parameter ? `${expressionOf(parameter, index)}::${parameter.type}` : number;
  });
  return [
    '\\set i :i + 1',
    `\\set n :base + :client_id * ${MESSAGES} + :i`,
    `\\set person :n % ${PEOPLE}`,
    `${statement};\n`,
  ].join('\n');
}

// Of an id, what counts.
const DIGITS = 12;

function expressionOf({ varies }: Parameter, index: number): string {
  if (!varies) return `:p${index}`;
  const literal = (text: string) => `E'${(varies.before + text).replaceAll(':', '\\x3a')}'`; // :x would be a variable, even here
  if (varies.by === 'person') return `(${literal(personOf(0).slice(0, -1))} || :person::text)`;
  return `(${literal(idOf(0).slice(0, -DIGITS))} || lpad(:n::text, ${DIGITS}, '0'))`;
}

function readRate(output: string): number {
  const [, rate] = /tps = ([\d.]+) \(without/.exec(output) ?? [];
  if (!rate) throw new Error(`pgbench gave no rate:\n${output}`);
  return Number(rate);
}
