import { useHost } from 'contracts';
import { categoryTitles } from 'contracts/categories';
import type { ChatSession } from 'contracts/chat';
import { Button } from 'design-system/button';
import { CompanionBloom } from 'design-system/companion-bloom';
import { BackIcon, HelpIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import styles from './chat.module.css';

/** Who one is talking with, the way back, help at one tap, and the way to end. */
export function ChatHeader({ session, onEnd }: { session: ChatSession; onEnd?: () => void }) {
  const { navigation, session: who } = useHost();
  const name = who.current?.person?.name;
  return (
    <header className={styles.header}>
      <IconButton label="Back to companions" onClick={() => navigation.go('/categories')}>
        <BackIcon />
      </IconButton>
      <CompanionBloom category={session.category} size={40} className={styles.headerBloom} />
      <div className={styles.who}>
        <h1 dir="auto">{session.ai_name}</h1>
        <p>
          <span>{categoryTitles[session.category]}</span> · AI
        </p>
        <p className={styles.whom}>
          <span>Personalized for {name}</span>
        </p>
      </div>
      <IconButton label="Get help now" className={styles.help} onClick={() => navigation.go('/care')}>
        <HelpIcon />
      </IconButton>
      {onEnd && (
        <Button variant="ghost" size="s" className={styles.end} onClick={onEnd}>
          End
        </Button>
      )}
    </header>
  );
}
