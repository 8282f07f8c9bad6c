import { useHost } from 'contracts';
import type { ToneList } from 'contracts/tones';
import { useEffect, useState } from 'react';
import { fetchTones } from './tones.api.ts';

export type TonesState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; list: ToneList };

/** The tones and where to hear them; asks again on `retry`. */
export function useTones(): TonesState {
  const { http } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TonesState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let here = true;
    const retry = () => setAttempt((n) => n + 1);
    setState({ status: 'loading' });
    fetchTones(http).then(
      (list) => here && setState({ status: 'ready', list }),
      (error: unknown) => here && setState({ status: 'failed', error, retry }),
    );
    return () => {
      here = false;
    };
  }, [http, attempt]);

  return state;
}
