import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Logo } from 'design-system/logo';
import { PasswordField } from 'design-system/password-field';
import { TextField } from 'design-system/text-field';
import { useId } from 'react';
import { passwordHint } from '../account/password.rules.ts';
import { StepPage } from '../step/step-page.tsx';
import type { LoginField, Mode } from './login.rules.ts';
import { LoginFailed } from './login-failed.tsx';
import styles from './login-page.module.css';
import { ModeSwitch } from './mode-switch.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useLogin } from './use-login.ts';

const words = {
  'sign-in': {
    title: 'Welcome back.',
    soft: 'Sign in, and go on where you were.',
    submit: 'Sign In',
    busy: 'Signing in…',
  },
  'sign-up': {
    title: 'A place of your own.',
    soft: 'Your e-mail, and a password only you know. We mail you a link: open it before your first chat.',
    submit: 'Create Account',
    busy: 'Creating your account…',
  },
};

/** `/login`, or with `?mode=sign-up` the making of an account. */
export function LoginPage() {
  const { Link, useRoute } = useHost();
  const { query } = useRoute();
  const mode: Mode = query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  const login = useLogin(mode);
  const { title, soft, submit, busy } = words[mode];
  const failed = useId();
  const marks = (field: LoginField) =>
    login.failure?.fields.includes(field) && ({ 'aria-invalid': true, 'aria-describedby': failed } as const);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link href="/welcome" className={styles.mark} aria-label="Saathi, welcome page">
          <Logo />
        </Link>
        <Link href="/care" className={styles.care}>
          In danger now? Get help
        </Link>
      </header>
      <StepPage
        title={title}
        soft={soft}
        open={mode === 'sign-up' ? 0.45 : 0.92}
        aside="What you say here stays between you and your companion, and is erased when you leave."
        onSubmit={login.submit}
        actions={
          <>
            <LoginFailed
              id={failed}
              failure={login.failure}
              email={login.email}
              linkBroke={query.has('error')}
            />
            <Button type="submit" wide busy={login.busy} busyText={busy}>
              {submit}
            </Button>
            <ProviderButtons />
            <p className={styles.legal}>
              By going on you agree to the <Link href="/terms">Terms</Link> and the{' '}
              <Link href="/privacy">Privacy Policy</Link>.
            </p>
          </>
        }
      >
        <ModeSwitch mode={mode} onSwitch={login.clear} />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete={mode === 'sign-up' ? 'email' : 'username'}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...marks('email')}
          value={login.email}
          onChange={(event) => login.setEmail(event.target.value)}
        />
        <div>
          <PasswordField
            label="Password"
            name="password"
            autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
            hint={mode === 'sign-up' ? passwordHint(login.passwordMin) : undefined}
            {...marks('password')}
            value={login.password}
            onChange={(event) => login.setPassword(event.target.value)}
          />
          {mode === 'sign-in' && (
            <Link href="/forgot-password" className={styles.forgot}>
              Forgot password?
            </Link>
          )}
        </div>
      </StepPage>
    </div>
  );
}
