import { readFile } from 'node:fs/promises';
import { remotePorts } from 'contracts/rsbuild';
import { describe, expect, it } from 'vitest';
import { readPages } from './pages.ts';
import { at } from './tool.ts';

const remotes = await Promise.all(
  Object.keys(remotePorts).map(async (remote) => ({
    remote,
    pages: await readPages(remote),
    source: await readFile(at(remote, 'src', 'pages.ts'), 'utf8'),
  })),
);

/** The files that the `import()`s in a remote's `pages.ts` bring, by the name each gives its chunk. */
function filesByChunk(source: string): Map<string, string> {
  const imports = source.matchAll(/import\(\s*\/\* webpackChunkName: "([^"]+)" \*\/ '\.([^']+)'/g);
  return new Map([...imports].map(([, chunk = '', file = '']) => [chunk, file]));
}

describe.each(remotes)('Every page of $remote', ({ pages, source }) => {
  it('names the chunk that its own code is built into', () => {
    const files = filesByChunk(source);
    for (const { path, chunk, load } of pages) expect(String(load), path).toContain(files.get(chunk));
    expect([...files.keys()].sort()).toEqual([...new Set(pages.map(({ chunk }) => chunk))].sort());
  });

  it('brings a component', async () => {
    for (const { path, load } of pages) expect(typeof (await load()), path).toBe('function');
  }, 60_000);
});

it('No two pages have the same path', () => {
  const paths = remotes.flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});
