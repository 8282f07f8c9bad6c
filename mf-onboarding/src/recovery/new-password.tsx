import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { PasswordField } from 'design-system/password-field';
import { useState } from 'react';
import { usePolicy } from 'remote-kit/use-policy';
import { resetPassword } from '../account/account.api.ts';
import { StepPage } from '../step/step-page.tsx';
import { newPasswordProblem } from './strength.ts';
import { StrengthBar } from './strength-bar.tsx';

/** A new password, twice, with its strength. Afterwards the person is signed out everywhere and signs in with it. */
export function NewPassword({ token }: { token: string }) {
  const { http, session, navigation, toasts } = useHost();
  const min = usePolicy().data?.limits.password_min;
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const differ = repeated !== '' && repeated !== password;

  async function save() {
    const wrong = newPasswordProblem(password, repeated, min);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await resetPassword(http, password, token);
      await session.refresh();
      toasts.show({ tone: 'success', text: 'Password updated successfully! You can now login.' });
      navigation.go('/login', { replace: true });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <StepPage
      title="Choose a new password"
      soft="Something you will remember, and nobody will guess."
      open={0.6}
      aside="A new key to the same quiet room."
      onSubmit={save}
      actions={
        <>
          {problem && !differ && <Notice tone="error">{problem}</Notice>}
          <Button type="submit" wide busy={busy} busyText="Saving…">
            Update Password
          </Button>
        </>
      }
    >
      <div>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <StrengthBar password={password} min={min} />
      </div>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        value={repeated}
        error={differ && '⚠️ Passwords do not match'}
        onChange={(event) => setRepeated(event.target.value)}
      />
    </StepPage>
  );
}
