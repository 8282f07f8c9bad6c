import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { deleteExpired } from './queries.ts';

const { visitor, deps } = await testApp();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function people(): Promise<number> {
  return (await deps.sql`SELECT FROM auth_user`).length;
}

it('erases an anonymous person once nobody can come back to them, and never an account', async () => {
  const [guest, asha] = [visitor(), visitor()];
  await guest.send('POST', '/auth/v1/sign-in/anonymous');
  await guest.send('PATCH', '/v1/profile', { name: 'Guest' });
  await asha.join();
  await deleteExpired(deps.sql, inDays(29));
  expect(await people()).toBe(2);
  await deleteExpired(deps.sql, inDays(31));
  expect(await people()).toBe(1);
  expect(await deps.sql`SELECT FROM user_profile WHERE name = 'Guest'`).toHaveLength(0);
  expect(await deps.sql`SELECT FROM auth_session`).toHaveLength(0);
});

it('ends a session that was used all the time, once it is as old as the policy lets one be', async () => {
  const asha = visitor();
  const id = await asha.join();
  const sessions = () => deps.sql`SELECT FROM auth_session WHERE user_id = ${id}`;
  await deps.sql`UPDATE auth_session SET expires_at = now() + interval '400 days' WHERE user_id = ${id}`;
  await deleteExpired(deps.sql, inDays(179));
  expect(await sessions()).toHaveLength(1);
  await deleteExpired(deps.sql, inDays(181));
  expect(await sessions()).toHaveLength(0);
});
