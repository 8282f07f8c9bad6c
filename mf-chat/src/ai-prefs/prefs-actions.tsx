import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import styles from './ai-prefs.module.css';
import type { StartProblem } from './use-start-chat.ts';

interface Props {
  /** What the button that goes on says. */
  label: string;
  busy: boolean;
  problem: StartProblem | undefined;
  /** Where there is a step before. */
  onBack?: (() => void) | undefined;
}

/** What went wrong, if anything, and the two buttons of the step, within the thumb's reach. */
export function PrefsActions({ label, busy, problem, onBack }: Props) {
  const { navigation } = useHost();
  return (
    <div className={styles.actions}>
      {problem && (
        <Notice
          tone="error"
          title={problem.message}
          action={
            problem.help && (
              <Button size="s" onClick={() => navigation.go(problem.help?.path ?? '/categories')}>
                {problem.help.label}
              </Button>
            )
          }
        >
          Your companion is kept as you set it up.
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={onBack ?? (() => navigation.back())}>
          Back
        </Button>
        <Button type="submit" busy={busy} busyText="Starting…">
          {label}
        </Button>
      </div>
    </div>
  );
}
