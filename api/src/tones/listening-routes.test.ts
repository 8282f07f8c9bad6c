import { Journey } from 'contracts/people';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

const { visitor } = await testApp();
const listen = async (person: Visitor) => (await person.send('POST', '/v1/frequency-sessions')).status;
const heard = async (person: Visitor) =>
  Journey.parse(await (await person.get('/v1/journey')).json()).frequency_sessions;

it('each time of listening counts for the person who listened', async () => {
  const [person, other] = [visitor(), visitor()];
  await person.signUp();
  await other.signUp();
  expect([await listen(person), await listen(person)]).toEqual([204, 204]);
  expect([await heard(person), await heard(other)]).toEqual([2, 0]);
});

it('keeps what the profile already says', async () => {
  const person = visitor();
  await person.signUp();
  await person.send('PATCH', '/v1/profile', { name: 'Asha' });
  await listen(person);
  expect(await (await person.get('/v1/profile')).json()).toMatchObject({
    name: 'Asha',
    frequency_sessions: 1,
  });
});

it('an anonymous person counts, a visitor without a session does not', async () => {
  const anonymous = visitor();
  await anonymous.send('POST', '/auth/v1/sign-in/anonymous');
  expect(await listen(anonymous)).toBe(204);
  expect(await heard(anonymous)).toBe(1);
  expect(await listen(visitor())).toBe(401);
});
