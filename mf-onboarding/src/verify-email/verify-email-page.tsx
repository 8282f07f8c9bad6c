import { useHost } from 'contracts';
import { takePrepared, takeReturn } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Skeleton } from 'design-system/skeleton';
import { useState } from 'react';
import { StepPage } from '../step/step-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { ConfirmedElsewhere } from './confirmed-elsewhere.tsx';
import { emailGiven } from './email-given.ts';
import { OpenTheMail } from './open-the-mail.tsx';
import { useWaiting } from './use-waiting.ts';

/** `/verify-email`: waits for the mail to be opened, and is where its link leads. Opening the link changes nothing. */
export function VerifyEmailPage() {
  const { session, useRoute } = useHost();
  const { query, state } = useRoute();
  const [brokenToken, setBrokenToken] = useState<string | null>(null);
  const token = query.get('token');
  const person = session.current?.person;
  const [waitedFor, setWaitedFor] = useState('');
  if (person?.email && person.email !== waitedFor) setWaitedFor(person.email);
  useWaiting(!token && person?.email_verified === false);
  if (token && token !== brokenToken)
    return <ConfirmPage token={token} onLinkFailed={() => setBrokenToken(token)} />;
  if (person?.email_verified) return <Verified />;
  if (!session.current) return <Asking />;
  if (!person && waitedFor) return <ConfirmedElsewhere email={waitedFor} />;
  return <OpenTheMail email={person?.email ?? emailGiven(state)} linkFailed={brokenToken !== null} />;
}

function Verified() {
  const { navigation, session } = useHost();
  const next = session.current?.next ?? '/home';
  const proceed = () => navigation.go(takePrepared() ?? takeReturn() ?? next, { replace: true });
  return (
    <StepPage
      title="Your email is verified."
      soft="Thank you. Your companions are ready to talk with you."
      open={1}
      alone
      aside="Open, like a lotus in the morning."
      actions={
        <Button wide onClick={proceed}>
          Continue
        </Button>
      }
    />
  );
}

function Asking() {
  return (
    <StepPage title="Verify your email" open={0.7} aside="One moment." actions={null}>
      <Skeleton height="3rem" />
      <Skeleton height="3rem" width="70%" />
    </StepPage>
  );
}
