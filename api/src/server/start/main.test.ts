import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const NODE = join(ROOT, 'node_modules/node/bin/node');
const MODEL = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: 'none', AI_MODEL: 'none' };
const folder = mkdtempSync(join(tmpdir(), 'saathi-main-'));
chmodSync(folder, 0o755);
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a start', () => {
  it('says in one line where to go, answers, and stops in good order', async () => {
    const { child, port, output } = await ready({});
    expect(output()).toContain(
      `Saathi is ready: http://localhost:${port}\nMail: http://localhost:${port}/dev/mail\n`,
    );
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'ready' });
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'data/running.json'))).toBe(false);
  });

  it('keeps accounts and secrets, also after the process was killed outright', async () => {
    const first = await ready({});
    const secrets = readFileSync(join(folder, 'data/secrets.json'), 'utf8');
    const person = JSON.stringify({ email: 'asha@example.com', password: 'a long walk by the river' });
    const post = (port: number, path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: person,
        headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
      });
    expect((await post(first.port, '/auth/v1/sign-up/email')).status).toBe(200);
    await end(first.child, 'SIGKILL');
    const second = await ready({});
    expect((await post(second.port, '/auth/v1/sign-in/email')).status).toBe(403);
    expect(readFileSync(join(folder, 'data/secrets.json'), 'utf8')).toBe(secrets);
  });

  it('refuses lost keys in one line, until they are put back or accepted as lost', async () => {
    const data = join(folder, 'keyed');
    const keys = join(data, 'keys');
    const start = async () => end((await ready({ DATA_DIR: data })).child, 'SIGTERM');
    await start();
    renameSync(keys, join(folder, 'mislaid'));
    expect(await refused({ DATA_DIR: data })).toMatch(
      /^The keys are not the ones .*keyed\/keys lacks \S+\.key.* README, Lost keys\.\n$/,
    );
    rmSync(keys, { recursive: true });
    renameSync(join(folder, 'mislaid'), keys);
    await start();
    rmSync(join(data, 'secrets.json'));
    // Asked by nobody at a terminal, it says what it would do and does nothing.
    expect(await acceptKeys(data)).toEqual([
      1,
      expect.stringMatching(/take AUTH_SECRET .* sign in anew\n.*give up keys.*Nothing was changed/s),
    ]);
    expect(await acceptKeys(data, '--yes')).toEqual([0, expect.stringContaining('Accepted.')]);
    await start();
  });

  it('refuses to run twice on the same data, whatever the port', async () => {
    await ready({});
    expect(await refused({})).toMatch(
      /^Saathi is already running on .*\/data \(process \d+\)\. Stop it first.*\n$/,
    );
  });

  it('refuses a taken port before anything is written', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const line = await refused({ PORT: String(port), DATA_DIR: join(folder, 'untouched') });
    other.close();
    expect(line).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another with PORT.\n`,
    );
    expect(existsSync(join(folder, 'untouched/postgres'))).toBe(false);
  });

  it('says what is wrong with a DATA_DIR that is a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await refused({ DATA_DIR: join(folder, 'file') })).toMatch(
      /cannot be used for data: there is a file of that name/,
    );
  });

  // Only root can make a disk as small as this; elsewhere the other refusals stand for it.
  it.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
    'says that the disk is full, and leaves nothing half-made',
    async () => {
      const disk = mkdtempSync(join(folder, 'disk-'));
      chmodSync(disk, 0o755);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
      try {
        expect(await refused({ DATA_DIR: join(disk, 'data') })).toMatch(
          /^The disk is full, .* nothing was lost\.\n$/,
        );
        expect(readdirSync(join(disk, 'data/postgres'))).toEqual([]);
      } finally {
        execFileSync('umount', [disk]);
      }
    },
  );

  it('says that a named SITE_DIR holds no site', async () => {
    expect(await refused({ SITE_DIR: folder })).toMatch(
      /^SITE_DIR .* holds no built site \(no index\.html\)\./,
    );
  });

  it.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
    'is not ready once the disk is full',
    async () => {
      const disk = mkdtempSync(join(folder, 'disk-'));
      chmodSync(disk, 0o755);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=250m', 'tmpfs', disk]);
      try {
        const { child, port } = await ready({ DATA_DIR: join(disk, 'data') });
        const status = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
        expect(await status()).toBe(200);
        const rest = statfsSync(disk);
        writeFileSync(join(disk, 'filler'), Buffer.alloc(rest.bavail * rest.bsize - 32 * 1024 * 1024));
        expect(await status()).toBe(503);
        await end(child, 'SIGTERM');
      } finally {
        execFileSync('umount', [disk]);
      }
    },
  );

  it('names a model and a mail server that do not answer, and keeps the mail', async () => {
    const { child, port } = await ready({ SMTP_URL: 'smtp://127.0.0.1:9' }, 'Saathi is ready');
    const told = await errorsUntil(child, /SMTP_URL/);
    expect(told).toContain('AI_BASE_URL: 127.0.0.1:9 does not answer (ECONNREFUSED).');
    expect(told).toContain('SMTP_URL: 127.0.0.1:9 takes no mail (ESOCKET). Mails wait');
    const failed = logsUntil(child, /could not be sent/);
    const person = JSON.stringify({ email: 'ravi@example.com', password: 'a long walk by the river' });
    const signUp = await fetch(`http://127.0.0.1:${port}/auth/v1/sign-up/email`, {
      method: 'POST',
      body: person,
      headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
    });
    expect(signUp.status).toBe(200);
    expect(await failed).not.toContain('ravi');
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({
      status: 'ready',
      mail: { waiting: 1, given_up: 0 },
    });
  });

  it('that waits for a database ends at once when it is told to', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const child = run({
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://u:hush@127.0.0.1:${port}/x`,
    });
    const [held] = await once(silent, 'connection');
    let told = '';
    child.stderr?.on('data', (text: Buffer) => {
      told += text;
    });
    expect(await end(child, 'SIGTERM')).toBe(0);
    expect(told).toBe('');
    held.destroy();
    silent.close();
  });

  it('says what is wrong with a DATABASE_URL, without its password', async () => {
    const line = await refused({ DATABASE_URL: 'postgres://u:hush@127.0.0.1:9/x' });
    expect(line).toBe(
      'The database at 127.0.0.1:9/x cannot be used: nothing listens there. Check DATABASE_URL.\n',
    );
  });
});

/** What the process logged until `pattern` was there. */
async function logsUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  let told = '';
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      told += text;
      if (pattern.test(told)) resolve();
    });
  });
  return told;
}

/** What the process wrote to its standard error until `pattern` was there. */
async function errorsUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  let told = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (text: Buffer) => {
      told += text;
      if (pattern.test(told)) resolve();
    });
    child.once('exit', () => reject(new Error('It ended before.')));
  });
  return told;
}

async function ready(
  env: Record<string, string>,
  last = 'Mail:',
): Promise<{ child: ChildProcess; port: number; output: () => string }> {
  const port = await freePort();
  const child = run({ PORT: String(port), ...env });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      output += text;
      if (output.includes(last)) resolve();
    });
    child.once('exit', () => reject(new Error('It ended before it was ready.')));
  });
  return { child, port, output: () => output };
}

async function acceptKeys(DATA_DIR: string, ...args: string[]): Promise<[code: number, said: string]> {
  const child = spawn(NODE, [join(ROOT, 'api/src/accept-keys.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const [code] = await once(child, 'close');
  return [code, said];
}

async function refused(env: Record<string, string>): Promise<string> {
  const child = run({ PORT: String(await freePort()), ...env });
  let line = '';
  child.stderr?.on('data', (text: Buffer) => {
    line += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return line;
}

function run(env: Record<string, string>): ChildProcess {
  const child = spawn(NODE, [join(ROOT, 'api/src/main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...MODEL, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return code;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
