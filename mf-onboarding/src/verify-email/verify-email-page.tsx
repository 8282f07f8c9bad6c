import { useHost } from 'contracts';
import { takeReturn } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Skeleton } from 'design-system/skeleton';
import { StepPage } from '../step/step-page.tsx';
import { emailGiven } from './email-given.ts';
import { OpenTheMail } from './open-the-mail.tsx';

/** `/verify-email`: waits for the mail to be opened, and is where its link leads. */
export function VerifyEmailPage() {
  const { session, useRoute } = useHost();
  const { query, state } = useRoute();
  if (session.current?.person?.email_verified) return <Verified />;
  if (!session.current) return <Asking />;
  const email = session.current.person?.email ?? emailGiven(state);
  return <OpenTheMail email={email} linkFailed={query.has('error')} />;
}

function Verified() {
  const { navigation, session } = useHost();
  const proceed = () => navigation.go(takeReturn() ?? session.current?.next ?? '/home', { replace: true });
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
