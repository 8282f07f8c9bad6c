import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { MailMessage } from '../../mail/mail.ts';

/** A mail as `/dev/mail.json` shows it. `links` are the addresses in its text. */
export const KeptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  at: z.string(),
});
export type KeptMail = z.infer<typeof KeptMail>;

const LINK = /https?:\/\/[^\s<>"]+/g;
const ID = /^[0-9]+-[0-9a-f]+$/;

/** Delivers into the embedded mailbox: one file per mail in `folder`. */
export function mailboxDelivery(folder: string, clock: () => Date): (message: MailMessage) => Promise<void> {
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = clock();
    const id = `${String(at.getTime()).padStart(15, '0')}-${randomBytes(4).toString('hex')}`;
    const mail: KeptMail = { id, to, subject, text, links: text.match(LINK) ?? [], at: at.toISOString() };
    await writeFile(join(folder, `${id}.new`), JSON.stringify(mail), { mode: 0o600 });
    await rename(join(folder, `${id}.new`), join(folder, `${id}.json`));
  };
}

/** Every mail of the embedded mailbox, newest first. */
export async function readMailbox(folder: string): Promise<KeptMail[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  return Promise.all(names.map((name) => read(join(folder, name))));
}

/** One mail of the embedded mailbox, or undefined. */
export async function readMail(folder: string, id: string): Promise<KeptMail | undefined> {
  const file = join(folder, `${id}.json`);
  return ID.test(id) && existsSync(file) ? read(file) : undefined;
}

async function read(file: string): Promise<KeptMail> {
  return KeptMail.parse(JSON.parse(await readFile(file, 'utf8')));
}
