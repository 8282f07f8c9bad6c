import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { TextField } from 'design-system/text-field';
import { useState } from 'react';
import { StepPage } from '../step/step-page.tsx';
import { useResend } from './use-resend.ts';

/** Asks to open the mail. `email` is where it went, empty when nobody is signed in here; then it can be typed. */
export function OpenTheMail({ email, linkFailed }: { email: string; linkFailed: boolean }) {
  const { Link, session } = useHost();
  const [typed, setTyped] = useState('');
  const { outcome, busy, resend, check } = useResend(email || typed);
  const here = Boolean(session.current?.person && !session.current.person.anonymous);
  return (
    <StepPage
      title="Verify your email"
      soft={
        email ? (
          <>
            We wrote to <b>{email}</b>. Open the mail and tap the link, best on this device. It may have
            landed in spam. This page goes on by itself.
          </>
        ) : (
          'Which address did you sign up with? We send a new link there.'
        )
      }
      open={0.75}
      alone={Boolean(email)}
      aside="One tap in your mail, and the last petals open."
      actions={
        <>
          {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
          {here && (
            <Button wide busy={busy === 'check'} busyText="Looking…" onClick={check}>
              I opened the link
            </Button>
          )}
          <Button
            wide
            variant={here ? 'ghost' : 'primary'}
            disabled={!email && !typed.trim()}
            busy={busy === 'resend'}
            busyText="Sending…"
            onClick={resend}
          >
            Resend
          </Button>
          {!here && (
            <p>
              Already verified? <Link href="/login">Sign in</Link>. No account yet?{' '}
              <Link href="/login?mode=sign-up">Sign up</Link>.
            </p>
          )}
        </>
      }
    >
      {linkFailed && (
        <Notice tone="warn" title="This link no longer works">
          It was used already, or it is older than a day. A new one takes a moment. Nothing you entered is
          lost.
        </Notice>
      )}
      {!email && (
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </StepPage>
  );
}
