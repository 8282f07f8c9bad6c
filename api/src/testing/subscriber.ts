import { randomUUID } from 'node:crypto';
import { Membership, SubscriptionCheckout } from 'contracts/subscription';
import type { Payer } from './payment-app.ts';
import type { TestSandbox } from './payment-sandbox.ts';

type Person = Pick<Payer, 'visitor' | 'userId'>;
const RECIPIENT = { name: 'Asha Rao', state_code: '29' };

/** For tests: has a person ask to subscribe, as a browser does. */
export function askFor({ visitor, userId }: Person, offer: string, change: object = {}): Promise<Response> {
  const request = { offer, userId, idempotencyKey: randomUUID(), recipient: RECIPIENT, ...change };
  return visitor.send('POST', '/v1/subscription', request);
}

/** For tests: what a person who asks to subscribe gets. */
export async function begin(
  person: Person,
  offer = 'pro-yearly-inr',
  change?: object,
): Promise<SubscriptionCheckout> {
  return SubscriptionCheckout.parse(await (await askFor(person, offer, change)).json());
}

/** For tests: how a person stands. */
export async function membership({ visitor }: Pick<Person, 'visitor'>): Promise<Membership> {
  return Membership.parse(await (await visitor.get('/v1/subscription')).json());
}

/** For tests: has somebody who joined subscribe, pay at the sandbox and come back. */
export async function subscribe({ pressOf }: TestSandbox, person: Person): Promise<void> {
  await pressOf((await begin(person)).subscriptionId, 'success');
  if (!(await membership(person)).subscription) throw new Error('What was paid did not begin.');
}
