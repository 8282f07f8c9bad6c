import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * Makes a function that tells the Content-Security-Policy sources (`'sha256-…'`) of the inline scripts in the built
 * `index.html`, and looks at the file again only after it changed.
 */
export function inlineScriptHashes(siteDir: string): () => string[] {
  const file = join(siteDir, 'index.html');
  let known = { changed: -1, hashes: [] as string[] };
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changed !== known.changed)
      known = { changed, hashes: changed < 0 ? [] : hashesOf(readFileSync(file, 'utf8')) };
    return known.hashes;
  };
}

function hashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
