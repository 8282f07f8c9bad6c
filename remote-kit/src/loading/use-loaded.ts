import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  data: T | undefined;
  /** What went wrong with the last attempt; `data` of an earlier one stays. */
  error: unknown;
  /** Asks again; while it asks, `data` stays and `error` goes. */
  reload(): void;
  /** Puts a newer value in the place of what was loaded. */
  set(data: T): void;
}

/**
 * Loads something when the component appears and again when `load` changes (keep it stable with useCallback).
 * The signal ends the call when the component goes. `known` is shown until the answer is there.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, known?: T): Loaded<T> {
  const [state, setState] = useState<{ data: T | undefined; error: unknown }>({
    data: known,
    error: undefined,
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must ask again
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(
      (data) => !stop.signal.aborted && setState({ data, error: undefined }),
      (error: unknown) => !stop.signal.aborted && setState((was) => ({ ...was, error })),
    );
    return () => stop.abort();
  }, [load, attempt]);

  const reload = useCallback(() => {
    setState((was) => ({ ...was, error: undefined }));
    setAttempt((n) => n + 1);
  }, []);
  const set = useCallback((data: T) => setState({ data, error: undefined }), []);
  return { ...state, reload, set };
}
