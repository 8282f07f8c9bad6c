import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { TextField } from 'design-system/text-field';
import { useState } from 'react';
import { requestPasswordReset } from '../account/account.api.ts';
import { StepPage } from '../step/step-page.tsx';

const EMAIL = /^\S+@\S+\.\S+$/;

/** `/forgot-password`: asks for the address and sends the recovery link (docs/product/accounts.md, Recovery). */
export function ForgotPasswordPage() {
  const { http } = useHost();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'form' | 'sending' | 'sent'>('form');

  async function send() {
    if (!EMAIL.test(email.trim())) return setProblem('Please enter a valid email address.');
    setProblem(null);
    setState('sending');
    try {
      await requestPasswordReset(http, email.trim());
      setState('sent');
    } catch (error) {
      setProblem(messageOf(error));
      setState('form');
    }
  }

  if (state === 'sent') return <LinkSent email={email.trim()} onAgain={() => setState('form')} />;
  return (
    <StepPage
      title="Forgot your password?"
      soft="It happens to all of us. We send you a link to choose a new one."
      open={0.5}
      aside="Take your time. Nothing you kept is lost."
      onSubmit={send}
      actions={
        <>
          <Button type="submit" wide busy={state === 'sending'} busyText="Sending…">
            Send Reset Link
          </Button>
          <BackToLogin />
        </>
      }
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
    </StepPage>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <StepPage
      title="Email Sent Successfully!"
      soft={
        <>
          If <b>{email}</b> has an account, a link is on its way. It works for one hour, once.
        </>
      }
      open={0.8}
      alone
      aside="Take your time. Nothing you kept is lost."
      actions={
        <>
          <BackToLogin primary />
          <Button variant="quiet" onClick={onAgain}>
            Use another address
          </Button>
        </>
      }
    >
      <Notice tone="success" title="Tip">
        Nothing there after a minute? Please check your spam folder.
      </Notice>
    </StepPage>
  );
}

function BackToLogin({ primary = false }: { primary?: boolean }) {
  const { Link, navigation } = useHost();
  if (primary) {
    return (
      <Button wide onClick={() => navigation.go('/login')}>
        Back to Login
      </Button>
    );
  }
  return (
    <p>
      <Link href="/login">Back to Login</Link>
    </p>
  );
}
