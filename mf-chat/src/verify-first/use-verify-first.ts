import { useHost } from 'contracts';
import { rememberPrepared } from 'contracts/storage';

export interface VerifyFirst {
  /** Whether the person may chat as far as their e-mail goes; the server decides again. */
  mayChat: boolean;
  /** Nobody has given an e-mail yet: sign-up is what helps. */
  anonymous: boolean;
  /** Where the mail went; empty without one. */
  email: string;
  /** The button that helps, and the page it leads to. */
  label: 'Sign up' | 'Verify your email';
  path: string;
  help(): void;
  /** Remembers the page to open once the mail is confirmed. */
  prepare(path: string): void;
}

/** Chat needs a verified e-mail, and asks for it before anything that would be in vain (docs/product/accounts.md, Verification). */
export function useVerifyFirst(): VerifyFirst {
  const { session, navigation } = useHost();
  const person = session.current?.person;
  const anonymous = !person || person.anonymous;
  const path = anonymous ? '/login?mode=sign-up' : '/verify-email';
  return {
    mayChat: person?.email_verified ?? false,
    anonymous,
    email: person?.email ?? '',
    label: anonymous ? 'Sign up' : 'Verify your email',
    path,
    help: () => navigation.go(path),
    prepare: rememberPrepared,
  };
}
