import { AsyncLocalStorage } from 'node:async_hooks';

/** Who is at the browser that a provider just sent back. */
export interface Returning {
  id: string;
  anonymous: boolean;
}

const requests = new AsyncLocalStorage<{ returning?: Returning }>();

/** Runs `work` for one request; what it notes stays with that request. */
export function withinRequest<T>(work: () => T): T {
  return requests.run({}, work);
}

/** Remembers who is at the browser, because better-auth tells its provider hooks nothing of the request. */
export function noteReturning(person: Returning): void {
  const request = requests.getStore();
  if (request) request.returning = person;
}

/** Who was noted for this request. */
export function returning(): Returning | undefined {
  return requests.getStore()?.returning;
}
