import { AsyncLocalStorage } from 'node:async_hooks';

/** Who is at the browser that a provider just sent back. */
export interface CallbackUser {
  id: string;
  anonymous: boolean;
}

const requests = new AsyncLocalStorage<{ getCallbackUser?: CallbackUser }>();

/** Runs `work` for one request; what it notes stays with that request. */
export function withCallbackUserStore<T>(work: () => T): T {
  return requests.run({}, work);
}

/** Remembers who is at the browser, because better-auth tells its provider hooks nothing of the request. */
export function setCallbackUser(person: CallbackUser): void {
  const request = requests.getStore();
  if (request) request.getCallbackUser = person;
}

/** Who was noted for this request. */
export function getCallbackUser(): CallbackUser | undefined {
  return requests.getStore()?.getCallbackUser;
}
