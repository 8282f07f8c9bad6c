import { Chip } from 'design-system/chip';
import { RefreshIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import { allowanceWords } from 'remote-kit/allowance';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import styles from './chat.module.css';
import { SessionTimer } from './session-timer.tsx';

/** The time of this sitting and what is left to send, with a button that reads the plan again. */
export function ChatStatus({ chat, allowance }: { chat: string; allowance: AllowanceState }) {
  const { credits, refreshing, refresh } = allowance;
  return (
    <div className={styles.status}>
      <SessionTimer chat={chat} />
      {credits && <Chip tone="warm">{allowanceWords(credits)}</Chip>}
      <IconButton
        label="Refresh plan"
        aria-busy={refreshing}
        disabled={refreshing}
        onClick={() => void refresh()}
      >
        <RefreshIcon width={20} />
      </IconButton>
    </div>
  );
}
