// The first thing every npm script runs: only Node's own modules, any Node from 20.6 on. It puts the dependencies in place,
// then goes on with the pinned Node. Usage: node scripts/run.mjs start|serve|dev|test|… [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// What runs a built product needs nothing that builds or tests one: `npm ci --omit=dev` is enough for it.
const WITHOUT_TOOLS = ['serve', 'migrate', 'accept-keys', 'turn-keys', 'remove-data'];
const PARENT_CHECK_MS = 500;
const windows = process.platform === 'win32';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const npm = windows ? 'npm.cmd' : 'npm';
const [command, ...rest] = process.argv.slice(2);
const tools = !WITHOUT_TOOLS.includes(command);

let child;
let stopping;

function stop(signal) {
  stopping = signal;
  child?.kill(signal);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Runs a program to its end and resolves with its exit code. A signal ends it and everything that would come after. */
async function run(program, args, options = {}) {
  child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  const code = await new Promise((resolve) => {
    child.on('error', (error) => fail(`Could not run ${program}: ${error.message}`));
    child.on('exit', (status, signal) => resolve(status ?? (signal === null ? 1 : 130)));
  });
  if (stopping) process.exit(code === 0 ? 0 : 130);
  return code;
}

/** Whether every package of the lock file that this command needs is in place, as npm itself recorded it. */
function inPlace() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer, dev }]) =>
      !path.includes('node_modules/') ||
      optional ||
      peer ||
      (dev && !tools) ||
      installed[path]?.version === version,
  );
}

/** Our parent and, where the system tells, its parent: the shell and npm. */
function ancestors() {
  const file = `/proc/${process.ppid}/stat`;
  // The second field is the program's name in brackets and may hold spaces: count from its end.
  const shell = existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1).split(' ') : [];
  return `${process.ppid} ${shell[1]}`;
}

async function install() {
  if (inPlace()) return;
  process.stdout.write('Installing dependencies (about a minute, only when they change) …\n');
  // NODE_ENV=production would leave out what builds the product.
  const which = tools ? ['--include=dev'] : [];
  const code = await run(npm, ['ci', ...which, '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: windows,
  });
  if (code !== 0)
    fail(
      'The dependencies could not be installed (see above): check the network and the free disk space, then run the command again.',
    );
  if (!existsSync(pinnedNode)) fail(`The pinned Node is missing (${pinnedNode}). ${whyNoNode()}`);
}

function whyNoNode() {
  const asked = spawnSync(npm, ['config', 'get', 'ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: windows,
  });
  return asked.stdout?.trim() === 'true'
    ? 'npm was told not to run install scripts: run "npm config delete ignore-scripts", then the command again.'
    : 'Remove the folder node_modules, then run the command again.';
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 6))
  fail(`Saathi needs Node 20.6 or newer; this is ${process.version}.`);
// A terminal sends Ctrl-C to the child as well; everybody else tells only this process.
for (const signal of SIGNALS) process.on(signal, () => stop(signal));
// npm passes a signal to the shell between it and us, which ends without passing it on: when either is gone, we are told to stop.
if (process.env.npm_lifecycle_event) {
  const those = ancestors();
  setInterval(() => ancestors() !== those && !stopping && stop('SIGTERM'), PARENT_CHECK_MS).unref();
}
await install();
const path = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  windows ? ';' : ':',
);
const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
// The channel tells it when we are gone, even if we are killed outright.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
process.exit(await run(pinnedNode, [join(root, 'scripts', `${command}.ts`), ...rest], { env, stdio }));
