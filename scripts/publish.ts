import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRemote, RemotesFile } from 'contracts/remote';
import type { BuildRecord } from 'contracts/rsbuild';
import { compress } from './compress.ts';
import { offline } from './offline.ts';
import { readPages } from './pages.ts';
import { at } from './tool.ts';

const REMOTES = ['mf-onboarding', 'mf-chat', 'mf-wellness', 'mf-billing', 'mf-info'] as const;
const site = at('site');

/**
 * Publishes the built shell and remotes into `site/`. Each remote goes to `/remotes/<name>/<version>/`, where it stays; then
 * `/remotes.json`, the only file that changes, is replaced in one step.
 */
export async function publish(): Promise<void> {
  await mkdir(site, { recursive: true });
  const remotes = await Promise.all(REMOTES.map(publishRemote));
  await publishShell();
  const file: RemotesFile = { remotes };
  await replace(join(site, 'remotes.json'), JSON.stringify(file));
  await offline(site);
  await compress(site);
}

async function publishRemote(name: string): Promise<PublishedRemote> {
  const dist = at(name, 'dist');
  const record: BuildRecord = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
  const base = `/remotes/${name}/${record.version}/`;
  await copyOnce(dist, join(site, base));
  const entry = await readFile(join(dist, 'remote-entry.js'));
  const pages = await readPages(name);
  return {
    name: name.replace('-', '_'),
    version: record.version,
    contract: record.contract,
    entry: `${base}remote-entry.js`,
    global: record.global,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    pages: pages.map(({ path, access, frame, title, chunk }) => ({
      path,
      access,
      frame,
      title,
      preload: ['remote', chunk].flatMap((named) => filesOf(record, named)).map((file) => base + file),
    })),
  };
}

function filesOf(record: BuildRecord, chunk: string): string[] {
  const files = record.chunks[chunk];
  if (!files) throw new Error(`${record.name} has no chunk named ${chunk}: see its pages.ts.`);
  return files;
}

async function publishShell(): Promise<void> {
  await cp(at('shell', 'dist', 'site'), site, {
    recursive: true,
    filter: (path) => !path.endsWith('index.html'),
  });
  await replace(join(site, 'index.html'), await readFile(at('shell', 'dist', 'site', 'index.html'), 'utf8'));
}

/** Builds are immutable: one that is there already is left alone, one that is new appears whole or not at all. */
async function copyOnce(from: string, to: string): Promise<void> {
  const half = `${to.replace(/\/$/, '')}.half`;
  await rm(half, { recursive: true, force: true });
  await cp(from, half, { recursive: true });
  await rename(half, to).catch(async (error) => {
    await rm(half, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Replaces a file in one step. Its compressed copies go first, or browsers would be given the old one until there are new. */
async function replace(path: string, text: string): Promise<void> {
  await Promise.all(['.br', '.gz'].map((copy) => rm(`${path}${copy}`, { force: true })));
  await writeFile(`${path}.half`, text);
  await rename(`${path}.half`, path);
}
