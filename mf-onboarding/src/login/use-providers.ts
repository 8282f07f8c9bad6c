import { useHost } from 'contracts';
import type { SignInOptions } from 'contracts/account';
import { messageOf } from 'contracts/problem';
import { useEffect, useState } from 'react';
import { beginProviderSignIn, fetchProviders } from '../account/account.api.ts';
import { wayBack } from './way-back.ts';

type Provider = SignInOptions['providers'][number];

/** Sign-in with the operator's providers: the list, the way out to one of them, and the way on after coming back. */
export function useProviders(backFromProvider: boolean) {
  const { http, session, navigation, toasts } = useHost();
  const [providers, setProviders] = useState<Provider[]>([]);
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    // Without the list one can still sign in by e-mail.
    fetchProviders(http, stop.signal).then(setProviders, () => undefined);
    return () => stop.abort();
  }, [http]);

  const { current } = session;
  useEffect(() => {
    if (!backFromProvider || !current?.person || current.person.anonymous) return;
    navigation.go(wayBack(current), { replace: true });
  }, [backFromProvider, current, navigation]);

  async function leaveFor({ id }: Provider) {
    if (leaving) return;
    setLeaving(id);
    try {
      location.assign(await beginProviderSignIn(http, id));
    } catch (error) {
      toasts.show({ tone: 'error', text: messageOf(error) });
      setLeaving(null);
    }
  }

  return { providers, leaving, leaveFor };
}
