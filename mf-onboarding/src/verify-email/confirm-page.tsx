import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { PasswordField } from 'design-system/password-field';
import { StepPage } from '../step/step-page.tsx';
import { useConfirm } from './use-confirm.ts';

interface Props {
  token: string;
  onLinkFailed: () => void;
}

/**
 * What a mailed link opens: one button, and where nobody of the account is signed in its password
 * (docs/product/accounts.md, Verification).
 */
export function ConfirmPage({ token, onLinkFailed }: Props) {
  const { Link } = useHost();
  const { password, setPassword, asked, problem, verified, busy, confirm } = useConfirm(token, onLinkFailed);
  return (
    <StepPage
      title="Confirm your email"
      soft={
        asked
          ? 'This is another browser than the one you signed up in. Please enter the password you chose there.'
          : 'One tap, and this address is yours.'
      }
      open={0.85}
      alone={!asked}
      aside="One tap, and the last petals open."
      onSubmit={confirm}
      actions={
        <>
          {problem && <Notice tone="error">{problem}</Notice>}
          <Button type="submit" wide busy={busy} busyText="Confirming…">
            Confirm my email
          </Button>
          {asked && (
            <p>
              You don’t know it, or did not sign up yourself?{' '}
              <Link href="/forgot-password">Choose a new password</Link>. That confirms your address, too.
            </p>
          )}
          {verified && (
            <p>
              <Link href="/login">Sign in</Link>
            </p>
          )}
        </>
      }
    >
      {asked && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </StepPage>
  );
}
