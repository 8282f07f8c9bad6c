import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from './pages.rows.ts';

/** The drawn page, as a camera would hand it over. */
export function pageFile({ name, format }: Pick<Page, 'name' | 'format'>): Promise<Buffer> {
  return readFile(join(import.meta.dirname, `${name}.${format}`));
}
