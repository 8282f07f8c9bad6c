import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Chatter, chatApp, openChat, read } from '../../testing/chat-app.ts';
import { createMessageSender } from '../../testing/message-sender.ts';
import { buyPack, refundPack } from '../../testing/payment-app.ts';
import { startTestSandbox } from '../../testing/payment-sandbox.ts';
import { sendPhoto, standInReaders } from '../../testing/send-photo.ts';
import { subscribe } from '../../testing/subscriber.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';
import { userKeyedTables } from '../../user-keyed-tables.ts';

const sandbox = await startTestSandbox();
const { upstream, chatter, visitor, deps } = await chatApp({
  payments: sandbox.payments,
  photoReaders: standInReaders(async () => 'words'),
});
const { sql } = deps;
const DELETE = '/v1/account/delete';

/** Every row of every table, as text. */
async function everything(): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
  const rows = await Promise.all(
    tables.map(({ name }) =>
      sql.unsafe<{ row: string }[]>(`SELECT '${name} ' || t::text AS row FROM ${name} AS t`),
    ),
  );
  return rows.flat().map(({ row }) => row);
}

const mentioning = (rows: string[], words: string[]) =>
  rows.filter((row) => words.some((word) => row.includes(word))).sort();

/** A person with something in every table that is keyed to a person. */
async function everywhere(): Promise<Chatter> {
  const person = await chatter();
  const { visitor: browser, userId } = person;
  await browser.send('PUT', '/v1/traits', { answers: Array.from({ length: 24 }, () => 4) });
  await browser.send('PUT', '/v1/moods/today', { mood: 4 });
  await browser.send('POST', '/v1/frequency-sessions');
  await sendPhoto(browser);
  await refundPack(sandbox, browser, userId);
  await buyPack(sandbox, browser, userId);
  await subscribe(sandbox, person);
  upstream.next({ kind: 'reply', words: ['Good.'] });
  await read(await person.say('A good day'));
  await browser.send('POST', '/v1/saved-chats', { chat_session_id: person.session.id });
  await browser.send('POST', '/auth/v1/request-password-reset', { email: browser.email });
  await deps.mail.settled();
  await expect.poll(() => sql`SELECT FROM auth_verification WHERE value = ${userId}`).toHaveLength(1);
  await sql`
    INSERT INTO auth_verification (id, identifier, value, expires_at)
    VALUES (${randomUUID()}, ${randomUUID()}, ${JSON.stringify({ link: { email: browser.email } })}, now() + interval '1 hour')`;
  for (const { table, column } of userKeyedTables) {
    const rows = await sql`SELECT FROM ${sql(table)} WHERE ${sql(column)} = ${userId}`;
    expect(rows.length, `rows in ${table}`).toBeGreaterThan(0);
  }
  return person;
}

async function refusal(response: Response) {
  return [response.status, ((await response.json()) as { message: string }).message];
}

const signedIn = async (browser: Visitor) =>
  ((await (await browser.get('/v1/session')).json()) as { person: object | null }).person !== null;

describe('deleting an account', () => {
  it('leaves no row with the person’s id or address in any table, and every row of others as it was', async () => {
    const [asha, ravi] = [await everywhere(), await everywhere()];
    const [hers, his] = [asha, ravi].map(({ userId, visitor: { email } }) => [userId, email]) as [
      string[],
      string[],
    ];
    const otherPhone = visitor();
    await otherPhone.send('POST', '/auth/v1/sign-in/email', {
      email: asha.visitor.email,
      password: PASSWORD,
    });
    const before = await everything();
    expect(mentioning(before, hers).length).toBeGreaterThan(userKeyedTables.length);

    const answer = await asha.visitor.send('POST', DELETE, { password: PASSWORD });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toMatch(/saathi\.session_token=;.*Max-Age=0/i);
    const after = await everything();
    expect(mentioning(after, hers)).toEqual([]);
    expect(mentioning(after, [asha.session.id])).toEqual([]);
    expect(mentioning(after, his)).toEqual(mentioning(before, his));
    expect(await Promise.all([asha.visitor, otherPhone, ravi.visitor].map(signedIn))).toEqual([
      false,
      false,
      true,
    ]);
    const again = await asha.visitor.send('POST', '/auth/v1/sign-in/email', {
      email: asha.visitor.email,
      password: PASSWORD,
    });
    expect(await refusal(again)).toEqual([401, 'Invalid email or password']);
  });

  it('cuts a reply that is being written and keeps nothing of it', async () => {
    const person = await chatter();
    const calls = upstream.asked.length;
    upstream.next({ kind: 'held' });
    const running = read(await person.say('Tell me a story'));
    await upstream.calls(calls + 1);
    upstream.push('Once upon a time ');
    expect((await person.visitor.send('POST', DELETE, { password: PASSWORD })).status).toBe(204);
    expect((await running).last).toMatchObject({ type: 'problem', code: 'chat_ended' });
    expect(mentioning(await everything(), [person.userId, person.visitor.email])).toEqual([]);
  });

  it('asked for twice at the same moment is done once, without an error', async () => {
    const person = await everywhere();
    const both = await Promise.all(
      [1, 2].map(() => person.visitor.send('POST', DELETE, { password: PASSWORD })),
    );
    for (const { status } of both) expect([204, 401]).toContain(status);
    expect(both.map(({ status }) => status)).toContain(204);
    expect(mentioning(await everything(), [person.userId, person.visitor.email])).toEqual([]);
  });

  it('at the same moment as other work of the person leaves nothing of that either', async () => {
    const person = await everywhere();
    const open = await openChat(person.visitor, person.userId);
    const browser = person.visitor;
    const messages = createMessageSender(sql, { userId: person.userId, at: deps.clock(), day: '2026-01-01' });
    const [deleted] = await Promise.all([
      browser.send('POST', DELETE, { password: PASSWORD }),
      open.say('I want to kill myself'),
      browser.send('PATCH', '/v1/profile', { name: 'Usha' }),
      browser.send('PUT', '/v1/moods/today', { mood: 1 }),
      browser.send('POST', '/v1/frequency-sessions'),
      messages.accept(randomUUID()).catch(() => undefined),
    ]);
    expect(deleted.status).toBe(204);
    expect(mentioning(await everything(), [person.userId, browser.email])).toEqual([]);
  });

  it('that fails half way has destroyed the keys of the chats first, and can be asked for again', async () => {
    const person = await everywhere();
    await sql`CREATE TRIGGER full_disk BEFORE DELETE ON chat_category_counts EXECUTE FUNCTION refuse_change()`;
    const failed = await person.visitor.send('POST', DELETE, { password: PASSWORD });
    await sql`DROP TRIGGER full_disk ON chat_category_counts`;
    expect(await refusal(failed)).toEqual([500, 'Something went wrong. Please try again.']);
    expect(await sql`SELECT FROM chat_keys WHERE session_id = ${person.session.id}`).toHaveLength(0);
    expect(await signedIn(person.visitor)).toBe(true);
    expect((await person.visitor.send('POST', DELETE, { password: PASSWORD })).status).toBe(204);
    expect(mentioning(await everything(), [person.userId, person.visitor.email])).toEqual([]);
  });

  it('is refused with a wrong password or none, and slowed after five', async () => {
    const person = await chatter();
    const ask = (body: object) => person.visitor.send('POST', DELETE, body);
    expect(await refusal(await ask({}))).toEqual([403, 'Please enter your password. Nothing was deleted.']);
    for (let count = 0; count < 5; count += 1) {
      expect(await refusal(await ask({ password: 'not the one' }))).toEqual([
        403,
        'That is not your password. Nothing was deleted; please try again.',
      ]);
    }
    expect(await refusal(await ask({ password: PASSWORD }))).toEqual([
      429,
      'Too many wrong passwords. Please wait a quarter of an hour, or choose a new one with “Forgot password”. Nothing was deleted.',
    ]);
    expect((await person.view()).session.id).toBe(person.session.id);
    await sql`UPDATE rate_limit SET ends_at = now() WHERE key LIKE 'password:%'`;
    expect((await ask({ password: PASSWORD })).status).toBe(204);
  });

  it('asks somebody without a password for a sign-in within ten minutes', async () => {
    const person = await chatter();
    await sql`
      UPDATE auth_account SET provider_id = 'school', password = NULL WHERE user_id = ${person.userId}`;
    const signedInAgo = (minutes: number) =>
      sql`
        UPDATE auth_session SET created_at = ${new Date(deps.clock().getTime() - minutes * 60_000)}
        WHERE user_id = ${person.userId}`;
    await signedInAgo(11);
    expect(await refusal(await person.visitor.send('POST', DELETE, {}))).toEqual([
      403,
      'Please sign in once more, then delete your account within ten minutes. Nothing was deleted.',
    ]);
    await signedInAgo(9);
    expect((await person.visitor.send('POST', DELETE, {})).status).toBe(204);
  });

  it('works for somebody anonymous, who has no password', async () => {
    const guest = visitor();
    await guest.send('POST', '/auth/v1/sign-in/anonymous');
    await guest.send('PATCH', '/v1/profile', { name: 'Guestwhowas' });
    expect((await guest.send('POST', DELETE, {})).status).toBe(204);
    expect(mentioning(await everything(), ['Guestwhowas'])).toEqual([]);
    expect(await signedIn(guest)).toBe(false);
  });
});
