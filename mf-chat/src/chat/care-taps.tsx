import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { useState } from 'react';
import type { Breathing } from 'remote-kit/breathing';
import styles from './care.module.css';

/**
 * The minute opens over the chat, which stays as it is: the words in the composer, the place in the log, a reply on its way. Its code
 * comes with the first tap; when it does not, the shell's own page has the minute too.
 */
export function BreatheTap({ title, children }: { title: string; children: string }) {
  const { navigation } = useHost();
  const [Minute, setMinute] = useState<typeof Breathing>();
  const [open, setOpen] = useState(false);

  async function breathe() {
    setOpen(true);
    try {
      const found = await import(/* webpackChunkName: "breathing" */ 'remote-kit/breathing');
      setMinute(() => found.Breathing);
    } catch {
      navigation.go('/care#breathe');
    }
  }

  return (
    <>
      <button type="button" className={styles.tap} onClick={() => void breathe()}>
        <TapWords petals={8} hue="var(--h-meditation)" title={title}>
          {children}
        </TapWords>
      </button>
      {Minute && <Minute open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TapProps {
  petals: number;
  hue: string;
  title: string;
  children: string;
}

export function TapWords({ petals, hue, title, children }: TapProps) {
  return (
    <>
      <Bloom petals={petals} hue={hue} size={44} />
      <span>
        <b>{title}</b>
        <span>{children}</span>
      </span>
    </>
  );
}
