import { expect, it } from 'vitest';
import { chatApp, openChat, read } from '../testing/chat-app.ts';
import { PASSWORD } from '../testing/visitor.ts';

const { chatter, visitor, deps } = await chatApp();
const { sql } = deps;
const CRISIS = 'I want to kill myself';

/** This month's counts. */
async function counts(): Promise<Record<string, number>> {
  const rows = await sql<{ what: string; count: number }[]>`
    SELECT what, count::int AS count FROM transparency_counts
    WHERE month = date_trunc('month', now() AT TIME ZONE 'UTC')::date`;
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

it('counts chats erased, accounts deleted and referrals to care, in numbers that outlive them and name nobody', async () => {
  const person = await chatter();
  const second = await openChat(person.visitor, person.userId);
  await openChat(person.visitor, person.userId);
  await read(await person.say(CRISIS));
  await visitor().send('POST', '/functions/v1/saathi-chat', { message: CRISIS });
  await expect.poll(counts).toEqual({ care_referrals: 2 });

  const erase = () => person.visitor.send('DELETE', `/v1/chat-sessions/${second.session.id}`);
  await Promise.all([erase(), erase(), erase()]);
  expect(await counts()).toEqual({ care_referrals: 2, chats_erased: 1 });

  await person.visitor.send('POST', '/v1/account/delete', { password: PASSWORD });
  const guest = visitor();
  await guest.send('POST', '/auth/v1/sign-in/anonymous');
  await guest.send('POST', '/v1/account/delete', {});
  expect(await counts()).toEqual({ care_referrals: 2, chats_erased: 3, accounts_deleted: 1 });
});
