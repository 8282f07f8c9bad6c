import { useHost } from 'contracts';
import type { Profile } from 'contracts/people';
import { messageOf } from 'contracts/problem';
import { useCallback, useState } from 'react';
import { type Loaded, useLoaded } from 'remote-kit/use-loaded';
import { changeProfile, fetchProfile } from '../person/profile.api.ts';

export interface AutoDelete {
  profile: Loaded<Profile>;
  /** As it is shown: what was chosen last, already before the server agreed. Undefined until known. */
  on: boolean | undefined;
  choose(on: boolean): Promise<void>;
}

/** The Auto-delete switch: moves at once, and moves back with the reason when the server could not follow. */
export function useAutoDelete(): AutoDelete {
  const { http, toasts } = useHost();
  const profile = useLoaded(useCallback((signal: AbortSignal) => fetchProfile(http, signal), [http]));
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function choose(on: boolean) {
    // One at a time: a second press waits for nothing, it is answered by the first one's outcome.
    if (chosen !== null) return;
    setChosen(on);
    try {
      profile.set(await changeProfile(http, { auto_delete: on }));
    } catch (error) {
      toasts.show({ tone: 'error', text: `${messageOf(error)} Auto-delete is as it was.` });
    } finally {
      setChosen(null);
    }
  }

  return { profile, on: chosen ?? profile.data?.auto_delete, choose };
}
