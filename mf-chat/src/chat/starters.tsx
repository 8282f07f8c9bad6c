import { useHost } from 'contracts';
import type { ChatSession } from 'contracts/chat';
import { CompanionBloom } from 'design-system/companion-bloom';
import styles from './starters.module.css';

/** An empty chat: the companion, a greeting, and up to three ways to begin. */
export function Starters({ session, onStart }: { session: ChatSession; onStart(text: string): void }) {
  const { session: who } = useHost();
  return (
    <div className={styles.empty}>
      <CompanionBloom category={session.category} size={132} motion="breathe" />
      <p className={styles.greeting}>Hello {who.current?.person?.name}. What is on your mind?</p>
      <ul className={styles.starters} aria-label="Ways to begin">
        {session.starters.slice(0, 3).map((starter) => (
          <li key={starter}>
            <button type="button" dir="auto" onClick={() => onStart(starter)}>
              {starter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
