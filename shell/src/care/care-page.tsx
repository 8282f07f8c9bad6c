import { useHost } from 'contracts';
import { helplinesFor } from 'contracts/helplines';
import { storageKeys } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Logo } from 'design-system/logo';
import { useState } from 'react';
import { Breathing } from 'remote-kit/breathing';
import { usePages } from '../remotes/pages-context.ts';
import { CareCard } from './care-card.tsx';
import styles from './care-page.module.css';
import { HelplineList } from './helpline-list.tsx';
import { SafetyPlan } from './safety-plan.tsx';

type Open = 'none' | 'breathe' | 'plan';

/**
 * `/care`: people to call, a breath and a safety plan, one tap away (docs/product/care.md, Care page). It is the shell's own, works for
 * everybody, offline, and with every remote down. `#breathe` and `#plan` open those at once.
 */
export function CarePage() {
  const { session, navigation, Link } = useHost();
  const { pages } = usePages();
  const [open, setOpen] = useState<Open>(() => openedBy(location.hash));
  const country = session.current?.person?.country ?? localStorage.getItem(storageKeys.country) ?? 'IN';
  const inChat = localStorage.getItem(storageKeys.activeChatSession) !== null;
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo />
        <Button variant="quiet" size="s" onClick={() => navigation.back()}>
          {inChat ? 'Back to chat' : 'Back'}
        </Button>
      </header>
      <div className={styles.words}>
        <h1>
          I’m glad you came here.
          <br />
          You matter, and this moment can pass.
        </h1>
        <p>Please talk to a person now. These lines are kind, and they are there for this.</p>
      </div>
      <HelplineList helplines={helplinesFor(country)} />
      <div className={styles.tools}>
        <CareCard
          petals={8}
          hue="var(--h-meditation)"
          title="Breathe with me, one minute"
          text="In for four, out for six"
          onOpen={() => setOpen('breathe')}
        />
        <CareCard
          petals={3}
          hue="var(--h-parenting)"
          title="Make a safety plan"
          text="Five short steps, only on this phone"
          onOpen={() => setOpen('plan')}
        />
      </div>
      {pages.some(({ path }) => path === '/safety') && (
        <Link href="/safety" className={styles.safety}>
          How Saathi keeps you safe
        </Link>
      )}
      <Breathing open={open === 'breathe'} onClose={() => setOpen('none')} />
      <SafetyPlan open={open === 'plan'} onClose={() => setOpen('none')} />
    </div>
  );
}

function openedBy(hash: string): Open {
  if (hash === '#breathe') return 'breathe';
  return hash === '#plan' ? 'plan' : 'none';
}
