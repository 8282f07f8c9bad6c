// The first thing every npm script runs: only Node's own modules, any Node from 20.6 on. It puts the dependencies in place,
// then goes on with the pinned Node. Usage: node scripts/run.mjs start|dev|test|validate|bench|storybook|accept-keys [arguments]
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    // A terminal sends Ctrl-C to the child as well; everybody else tells only this process.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`));
    child.on('exit', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 130 : 1)),
    );
  });
}

/** Whether every package of the lock file is in place, as npm itself recorded it. */
function inPlace() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      !path.includes('node_modules/') || optional || peer || installed[path]?.version === version,
  );
}

async function install() {
  if (inPlace()) return;
  process.stdout.write('Installing dependencies (about a minute, only when they change) …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  if (code !== 0)
    fail(
      'The dependencies could not be installed (see above): check the network and the free disk space, then run the command again.',
    );
  if (!existsSync(pinnedNode))
    fail(
      'The pinned Node is missing: npm was told not to run install scripts. Run "npm config delete ignore-scripts", then the command again.',
    );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 6))
  fail(`Saathi needs Node 20.6 or newer; this is ${process.version}.`);
const [command, ...rest] = process.argv.slice(2);
await install();
const path = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  process.platform === 'win32' ? ';' : ':',
);
const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
process.exit(await run(pinnedNode, [join(root, 'scripts', `${command}.ts`), ...rest], { env }));
