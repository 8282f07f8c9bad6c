import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import type { LoginFailure } from './use-login.ts';

interface Props {
  /** By which the fields it is about name it. */
  id: string;
  failure: LoginFailure | null;
  email: string;
  linkBroke: boolean;
}

/** What went wrong, right above the button that was pressed, and the step that helps with an unopened mail. */
export function LoginFailed({ id, failure, email, linkBroke }: Props) {
  const { navigation } = useHost();
  if (!failure) {
    return linkBroke ? <Notice tone="error">Something went wrong. Please try again.</Notice> : null;
  }
  const verify = () => navigation.go('/verify-email', { state: { email: email.trim() } });
  return (
    <Notice
      id={id}
      tone="error"
      action={
        failure.unverified && (
          <Button size="s" variant="ghost" onClick={verify}>
            Verify your email
          </Button>
        )
      }
    >
      {failure.message}
    </Notice>
  );
}
