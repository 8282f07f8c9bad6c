import { useHost } from 'contracts';
import { isProblemError, messageOf } from 'contracts/problem';
import { takePrepared } from 'contracts/storage';
import { useState } from 'react';
import { confirmEmail } from '../account/account.api.ts';

/** The button of a mailed link, and the password it needs in a browser where nobody of the account is signed in. */
export function useConfirm(token: string, onLinkFailed: () => void) {
  const { http, session, navigation, toasts } = useHost();
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [verified, setVerified] = useState(false);
  const [busy, setBusy] = useState(false);

  function refused(error: unknown) {
    const code = isProblemError(error) ? error.code : undefined;
    if (code === 'invalid_token') return onLinkFailed();
    setVerified(code === 'email_already_verified');
    if (code === 'password_needed') return setAsked(true);
    setProblem(messageOf(error));
  }

  async function confirm() {
    if (busy) return;
    if (asked && !password) return setProblem('Please enter your password.');
    setProblem(null);
    setBusy(true);
    try {
      await confirmEmail(http, asked ? { token, password } : { token });
      await session.refresh();
      goOn();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  }

  /** To the chat that waits for this (docs/product/accounts.md, Verification); without one, this page says that it is done. */
  function goOn() {
    const prepared = takePrepared();
    if (prepared) toasts.show({ tone: 'success', text: 'Your email is verified.' });
    navigation.go(prepared ?? '/verify-email', { replace: true });
  }

  return { password, setPassword, asked, problem, verified, busy, confirm };
}
