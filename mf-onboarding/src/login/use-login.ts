import { useHost } from 'contracts';
import { isProblemError, messageOf } from 'contracts/problem';
import { useState } from 'react';
import { usePolicy } from 'remote-kit/use-policy';
import { signIn, signUp } from '../account/account.api.ts';
import { type FormProblem, loginProblem, type Mode, refusedFields, wayOn } from './login.rules.ts';
import { wayBack } from './way-back.ts';

export interface LoginFailure extends FormProblem {
  unverified: boolean;
}

/** The form of /login: what is typed, what went wrong, and the way on after it went well (docs/product/onboarding.md, After sign-in). */
export function useLogin(mode: Mode) {
  const { http, session, navigation, toasts } = useHost();
  const passwordMin = usePolicy().data?.limits.password_min;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function enter() {
    const credentials = { email: email.trim(), password };
    await (mode === 'sign-up' ? signUp : signIn)(http, credentials);
    if (mode === 'sign-up') {
      toasts.show({ tone: 'success', text: 'Account created! Please check your email to verify.' });
    }
    const found = await session.refresh().catch(() => undefined);
    if (mode === 'sign-in') return navigation.go(wayBack(found));
    navigation.go(wayOn(mode, found, null));
  }

  async function submit() {
    const problem = loginProblem(mode, email, password, passwordMin);
    setFailure(problem && { ...problem, unverified: false });
    if (problem || busy) return;
    setBusy(true);
    try {
      await enter();
    } catch (error) {
      const code = isProblemError(error) ? error.code : '';
      const unverified = code === 'email_not_verified';
      setFailure({ message: messageOf(error), fields: refusedFields(code), unverified });
    } finally {
      setBusy(false);
    }
  }

  const clear = () => setFailure(null);
  return { email, setEmail, password, setPassword, passwordMin, failure, clear, busy, submit };
}
