import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { StepPage } from '../step/step-page.tsx';

/** The session ended while this page waited: that is what happens when the mail is confirmed in another browser. */
export function ConfirmedElsewhere({ email }: { email: string }) {
  const { navigation } = useHost();
  return (
    <StepPage
      title="Please sign in here"
      soft={
        <>
          You confirmed <b>{email}</b> in another browser, so you were signed out in this one. Everything you
          entered is kept.
        </>
      }
      open={0.9}
      alone
      aside="Open, like a lotus in the morning."
      actions={
        <Button wide onClick={() => navigation.go('/login')}>
          Sign in
        </Button>
      }
    />
  );
}
