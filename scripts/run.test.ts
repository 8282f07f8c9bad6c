import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const PARENT = `const { spawn } = require('node:child_process');
spawn(process.execPath, ['scripts/run.mjs', 'serve'], { stdio: 'inherit', detached: true });`;
// Says that it is there, and when it is told to stop.
const SERVE = `process.on('SIGTERM', () => { process.stdout.write('told to stop'); process.exit(0); });
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
setInterval(() => {}, 1000);
process.stdout.write('serving');`;

const root = mkdtempSync(join(tmpdir(), 'saathi-run-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'scripts'));
cpSync(join(import.meta.dirname, 'run.mjs'), join(root, 'scripts/run.mjs'));
writeFileSync(join(root, 'scripts/serve.ts'), SERVE);
writeFileSync(
  join(root, 'package-lock.json'),
  '{"packages":{"node_modules/tool":{"version":"1.0.0","dev":true}}}',
);
mkdirSync(join(root, 'bin'));
writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 0\n');
chmodSync(join(root, 'bin/npm'), 0o755);

const env = {
  ...process.env,
  PATH: [join(root, 'bin'), process.env.PATH].join(delimiter),
  NODE_ENV: 'production',
};
const start = (args: string[], more = {}) =>
  spawn(process.execPath, args, { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });

async function saidUntil(child: ChildProcess, words: string): Promise<void> {
  let said = '';
  for await (const text of child.stdout ?? []) {
    said += text;
    if (said.includes(words)) return;
  }
  throw new Error(`It said: ${said}`);
}

async function allSaid(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text;
    });
  await once(child, 'close');
  return said;
}

it('installs what builds the product in production too, and does not blame npm for what is missing', async () => {
  const said = await allSaid(start(['scripts/run.mjs', 'start']));
  expect(said).toContain('npm ci --include=dev');
  expect(said).toContain('The pinned Node is missing');
  expect(said).not.toContain('install scripts');
});

it('needs no tools to serve, and passes a signal on', async () => {
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages":{}}');
  const child = start(['scripts/run.mjs', 'serve']);
  await new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  const ended = allSaid(child);
  child.kill('SIGTERM');
  expect(await ended).toBe('told to stop');
});

it.each(['migrate', 'accept-keys', 'turn-keys', 'remove-data'])(
  'needs no tools for %s either',
  async (command) => {
    writeFileSync(join(root, 'scripts', `${command}.ts`), `process.stdout.write('${command} is done');`);
    expect(await allSaid(start(['scripts/run.mjs', command]))).toBe(`${command} is done`);
  },
);

it('ends when the npm that began it is gone', async () => {
  const child = start(['-e', PARENT], { npm_lifecycle_event: 'serve' });
  const pipe = child.stdout;
  await new Promise<void>((resolve) => pipe?.once('data', () => resolve()));
  child.kill('SIGKILL');
  await saidUntil(child, 'told to stop');
});

it('takes what it began with it when it is killed outright', async () => {
  const child = start(['scripts/run.mjs', 'serve']);
  const pipe = child.stdout;
  await new Promise<void>((resolve) => pipe?.once('data', () => resolve()));
  child.kill('SIGKILL');
  await saidUntil(child, 'told to stop');
});
