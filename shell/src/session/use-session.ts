import { type Http, parseJson } from 'contracts/http';
import { Session } from 'contracts/session';
import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import { followSession, forgetFormer, isAnother, isSomebodyRemembered } from './presence.ts';

interface State {
  session: Session | undefined;
  error: unknown;
  /** The session of this device was ended elsewhere, and nobody has signed in since. */
  ended: boolean;
  /** How many times another account took this page over from the one before. What is drawn for one is never shown to the next. */
  turn: number;
}

const stateAtom = atom<State>({ session: undefined, error: undefined, ended: false, turn: 0 });

/** Who is here, as the server said last, and what went wrong if it could not say. */
export function useSessionState(): State {
  return useAtomValue(stateAtom);
}

/**
 * Asks the server who is here, keeps the answer and resolves with it. Throws a ProblemError and keeps the last answer. Of several
 * questions at a time only the last one's answer is kept: an earlier one may be from before a sign-in.
 */
export function useRefreshSession(http: Http): () => Promise<Session> {
  const store = useStore();
  return useCallback(async () => {
    const question = {};
    lastAsked.set(store, question);
    const isLast = () => lastAsked.get(store) === question;
    try {
      const session = await fetchSession(http);
      if (!isLast()) return session;
      const { session: last, turn } = store.get(stateAtom);
      const another = isAnother(last?.person, session.person);
      if (another) forgetFormer();
      const ended = followSession(session, last?.person?.id);
      store.set(stateAtom, { session, error: undefined, ended, turn: another ? turn + 1 : turn });
      return session;
    } catch (error) {
      if (isLast()) store.set(stateAtom, (state) => ({ ...state, error }));
      throw error;
    }
  }, [http, store]);
}

const lastAsked = new WeakMap<ReturnType<typeof useStore>, object>();

/** Asks twice before somebody counts as gone: the first question may have gone out with a cookie that was just being replaced. */
async function fetchSession(http: Http): Promise<Session> {
  const ask = () => parseJson(http.get('/v1/session'), Session);
  const first = await ask();
  return first.person || !isSomebodyRemembered() ? first : ask();
}
