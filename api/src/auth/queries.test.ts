import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { createAccount, moveAddress, upsertUser } from './queries.ts';

const { sql } = await testDatabase();

const newAccount = (email: string) => ({
  userId: randomUUID(),
  accountId: randomUUID(),
  email,
  password: 'hashed',
});

// A violated constraint would write the address into the database's own log; createAccount would reject with it.
it('an address that is taken is refused without an error of the database, also at the same moment', async () => {
  const email = 'asha@example.com';
  const both = await Promise.all(Array.from({ length: 8 }, () => createAccount(sql, newAccount(email))));
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await createAccount(sql, newAccount(email))).toBe(false);
  expect(await sql.begin((tx) => upsertUser(tx, { userId: randomUUID(), email }))).toBe(false);
});

it('an address that two people move to at the same moment is one’s, without an error of the database', async () => {
  const people = [newAccount('one@example.com'), newAccount('two@example.com')];
  for (const person of people) await createAccount(sql, person);
  const moved = await Promise.all(
    people.map(({ userId, email }) => moveAddress(sql, { userId, from: email, to: 'new@example.com' })),
  );
  expect(moved.filter(Boolean)).toHaveLength(1);
});
