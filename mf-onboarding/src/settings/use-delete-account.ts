import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { forgetPerson } from 'contracts/storage';
import { useEffect, useState } from 'react';
import { deleteAccount, fetchAccount } from './settings.api.ts';

/** The form of the deletion: asks how the person signs in when it opens, and for the password unless they have none. */
export function useDeleteAccount(open: boolean) {
  const { http, session, navigation, toasts } = useHost();
  const [hasPassword, setHasPassword] = useState<boolean>();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    fetchAccount(http, stop.signal).then(
      ({ has_password }) => setHasPassword(has_password),
      // Unknown: most people have a password, and the server asks again.
      () => !stop.signal.aborted && setHasPassword(true),
    );
    return () => stop.abort();
  }, [http, open]);

  function clear() {
    setPassword('');
    setMissing(false);
    setProblem('');
  }

  async function erase() {
    if (busy) return;
    setProblem('');
    setMissing(Boolean(hasPassword) && !password);
    if (hasPassword && !password) return;
    setBusy(true);
    try {
      await deleteAccount(http, hasPassword ? password : undefined);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
      return;
    }
    leave();
  }

  // Away from this page first: the guard of a page for persons would remember it as the place to come back to.
  function leave() {
    forgetPerson();
    navigation.go('/welcome', { replace: true });
    toasts.show({ tone: 'success', text: 'Your account is deleted. Thank you for the time we had.' });
    void session.refresh().catch(() => undefined);
  }

  const change = (typed: string) => {
    setPassword(typed);
    setMissing(false);
  };
  const asking = hasPassword === undefined;
  return {
    password,
    setPassword: change,
    needsPassword: hasPassword !== false,
    asking,
    missing,
    problem,
    busy,
    erase,
    clear,
  };
}
