import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { Checkbox } from 'design-system/checkbox';
import { Logo } from 'design-system/logo';
import { useState } from 'react';
import { Disclaimer } from './disclaimer.tsx';
import { useStart } from './use-start.ts';
import styles from './welcome-page.module.css';

/** `/welcome`: what Saathi is, the promise to have understood it, and the way in. */
export function WelcomePage() {
  const { Link } = useHost();
  const [accepted, setAccepted] = useState(false);
  const { busy, start, known } = useStart();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo />
        <nav aria-label="About Saathi">
          <Link href="/about">About Us</Link>
          <Link href="/pricing">Pricing</Link>
        </nav>
      </header>
      <Bloom className={styles.bloom} petals={12} hue={75} size={284} open={0.92} motion="breathe" />
      <div className={styles.words}>
        <h1>A companion for the hours when it is hard to be alone.</h1>
        <p>Talk, learn, breathe. What you say is erased when you leave.</p>
      </div>
      <Disclaimer className={styles.disclaimer} />
      <div className={styles.action}>
        <Checkbox checked={accepted} onChange={(event) => setAccepted(event.target.checked)}>
          I understand that Saathi is an AI, not a doctor or a crisis service.
        </Checkbox>
        <p className={styles.help}>
          <Link href="/care">In danger now? Get help</Link>
        </p>
        <Button wide disabled={!accepted} busy={busy} onClick={start}>
          Get Started
        </Button>
        {!known && (
          <p className={styles.account}>
            Already have an account? <Link href="/login">Log in</Link>
          </p>
        )}
      </div>
    </div>
  );
}
