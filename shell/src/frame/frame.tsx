import type { Frame as FrameKind } from 'contracts/remote';
import { ToastRegion } from 'design-system/toast';
import type { ReactNode } from 'react';
import { useToasts } from '../host/use-toasts.ts';
import { presenceOf } from '../session/presence.ts';
import { useSessionState } from '../session/use-session.ts';
import { AdBanner } from './ad-banner.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';

/** What stands around a page: `site` has everything, `plain` no footer, `bare` nothing but the toasts. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  const { toasts, dismiss } = useToasts();
  const { session } = useSessionState();
  const rail = kind === 'site' && presenceOf(session) === 'settled';
  return (
    <div className={styles.frame} data-kind={kind} data-rail={rail}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      {kind !== 'bare' && <Header />}
      {rail && <Rail />}
      {/* Under another frame it is another element, or the page would seem to jump by the height of the header that came. */}
      <main key={kind} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {kind === 'site' && <Footer />}
      {kind === 'site' && <AdBanner />}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}
