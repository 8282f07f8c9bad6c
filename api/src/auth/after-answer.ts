import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { AppContext } from '../app-env.ts';

const putOff = new AsyncLocalStorage<(() => void)[]>();

/**
 * Begins `work` once the client has the answer that is being made, so that how long the answer takes tells nothing about it; at
 * once where no answer is being made.
 */
export function afterAnswer(work: () => void): void {
  const later = putOff.getStore();
  if (later) later.push(work);
  else work();
}

/** Makes an answer with `make`, and sees to it that what it put off begins after it, also when it failed or nobody waits for it. */
export async function answerFirst<T>(c: AppContext, make: () => Promise<T>): Promise<T> {
  const later: (() => void)[] = [];
  const begin = () => {
    for (const work of later) work();
  };
  try {
    return await putOff.run(later, make);
  } finally {
    const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
    if (outgoing && !outgoing.closed) outgoing.once('close', begin);
    else begin();
  }
}
