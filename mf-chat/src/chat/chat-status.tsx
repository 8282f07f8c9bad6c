import { Chip } from 'design-system/chip';
import { RefreshIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import { allowanceWords, photosWords } from 'remote-kit/allowance';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import styles from './chat.module.css';
import { SessionTimer } from './session-timer.tsx';

interface Props {
  chat: string;
  allowance: AllowanceState;
  /** This companion reads photos of homework. */
  photos: boolean;
}

/** The time of this sitting and what is left to send, with a button that reads the plan again. */
export function ChatStatus({ chat, allowance, photos }: Props) {
  const { credits, refreshing, refresh } = allowance;
  return (
    <div className={styles.status}>
      <SessionTimer chat={chat} />
      {credits && <Chip tone="warm">{allowanceWords(credits)}</Chip>}
      {credits && photos && <Chip>{photosWords(credits)}</Chip>}
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
