import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { StepPage } from '../step/step-page.tsx';
import styles from './reset-link-required.module.css';

const reasons: Record<string, string> = {
  INVALID_TOKEN: 'it was used already, or it is too old',
  TOKEN_EXPIRED: 'it is too old',
};

/** Without a valid link: how to get one. `error` is the code the link came back with, if any. */
export function ResetLinkRequired({ error }: { error: string | null }) {
  const { navigation } = useHost();
  return (
    <StepPage
      title="Reset Link Required"
      soft="A new password is chosen through the link that we mail to you."
      open={0.3}
      aside="Three small steps, and you are back."
      actions={
        <>
          <Button wide onClick={() => navigation.go('/forgot-password')}>
            Get a new link
          </Button>
          <Button wide variant="ghost" onClick={() => navigation.go('/login')}>
            Back to Login
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="error">
          Invalid or expired link: {reasons[error.toUpperCase()] ?? 'it could not be read'}
        </Notice>
      )}
      <ol className={styles.steps}>
        <li>Ask for a reset link with your e-mail address.</li>
        <li>Open the mail; it may be in the spam folder.</li>
        <li>Tap the link within one hour, and choose a new password.</li>
      </ol>
      <details className={styles.debug}>
        <summary>Debug info</summary>
        <p>Token in the address: no</p>
        <p>Answer of the link: {error ? error.slice(0, 40) : 'none'}</p>
      </details>
    </StepPage>
  );
}
