import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const PRODUCT = 'docs/product/';
const BUILT = /(^|\/)(node_modules|dist)$|^site$/;
const CITATION = /docs\/product\/([\w-]+\.md)(?:, (.*))?/g;

const FORMER = /\bpart [12]\b|\bspecification\b|(?<!\/)\bproduct\.md\b/i;
/** An applied migration is never edited, not even a comment: its checksum is kept. */
const NEVER_EDITED = /^api\/migrations\//;

interface TextFile {
  path: string;
  text: string;
}

function filesLike(pattern: string): TextFile[] {
  const paths = globSync(pattern, { cwd: root, exclude: (path) => BUILT.test(path) });
  return paths
    .filter((path) => path !== 'scripts/citations.test.ts')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const code = filesLike('**/*.{ts,tsx,mts,mjs,css,sql}');
const documents = [...filesLike('*.md'), ...filesLike('docs/**/*.md')];
const headings = new Map(
  documents
    .filter(({ path }) => path.startsWith(PRODUCT))
    .map(({ path, text }) => [path.slice(PRODUCT.length), headingsOf(text)]),
);

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}

/** What `find` finds in each line of the code, with its place. */
function inCode(find: (line: string) => string[]): string[] {
  return code.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => find(line).map((found) => `${path}:${at + 1} ${found}`)),
  );
}

/** Whether what follows a page's name is one of its headings, and ends there. */
function isHeading(page: string, cited = ''): boolean {
  return (headings.get(page) ?? []).some(
    (heading) => cited.startsWith(heading) && !/^[ -]?\w/.test(cited.slice(heading.length)),
  );
}

describe('a comment that cites the product', () => {
  test('names a page and a heading that exist, in one line', () => {
    const wrong = inCode((line) =>
      [...line.matchAll(CITATION)]
        .filter(([, page = '', cited]) => !isHeading(page, cited))
        .map(([citation]) => citation),
    );
    expect(wrong).toEqual([]);
  });

  test('cites nothing that is not in the repository', () => {
    const former = inCode((line) => (FORMER.test(line) ? [line.trim()] : [])).filter(
      (place) => !NEVER_EDITED.test(place),
    );
    expect(former).toEqual([]);
  });
});

describe('the documents', () => {
  test('link to files that are there', () => {
    const dead = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => join(dirname(path), link))
        .filter((target) => !existsSync(join(root, target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  test('have each heading of a page once', () => {
    const twice = [...headings].flatMap(([page, all]) =>
      all.filter((heading, at) => all.indexOf(heading) !== at).map((heading) => `${page}, ${heading}`),
    );
    expect(twice).toEqual([]);
  });
});
