import { type Http, parseJson } from 'contracts/http';
import { Session } from 'contracts/session';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { rememberPresence } from './presence.ts';

interface State {
  session: Session | undefined;
  error: unknown;
}

const stateAtom = atom<State>({ session: undefined, error: undefined });

/** Who is here, as the server said last, and what went wrong if it could not say. */
export function useSessionState(): State {
  return useAtomValue(stateAtom);
}

/** Asks the server who is here, keeps the answer and resolves with it. Throws a ProblemError and keeps the last answer. */
export function useRefreshSession(http: Http): () => Promise<Session> {
  const set = useSetAtom(stateAtom);
  return useCallback(async () => {
    try {
      const session = await parseJson(http.get('/v1/session'), Session);
      rememberPresence(session);
      set({ session, error: undefined });
      return session;
    } catch (error) {
      set((state) => ({ ...state, error }));
      throw error;
    }
  }, [http, set]);
}
