import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { useState } from 'react';
import { sendVerification } from '../account/account.api.ts';

export interface Outcome {
  tone: 'success' | 'error' | 'info';
  text: string;
}

/** The two things one can do while the mail is unopened: have it sent again, and say that it was opened. */
export function useResend(email: string) {
  const { http, session } = useHost();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState<'resend' | 'check' | null>(null);

  async function run(what: 'resend' | 'check', work: () => Promise<Outcome | null>) {
    setBusy(what);
    setOutcome(null);
    try {
      setOutcome(await work());
    } catch (error) {
      setOutcome({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(null);
    }
  }

  const resend = () =>
    run('resend', async () => {
      await sendVerification(http, email.trim());
      return { tone: 'success', text: 'A new link is on its way.' };
    });

  const check = () =>
    run('check', async () => {
      const { person } = await session.refresh();
      if (person?.email_verified) return null;
      return { tone: 'info', text: 'Not verified yet. Please open the link in the mail, then try again.' };
    });

  return { outcome, busy, resend, check };
}
