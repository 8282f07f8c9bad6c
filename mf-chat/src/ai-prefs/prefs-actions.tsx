import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import styles from './ai-prefs.module.css';
import type { StartProblem } from './use-start-chat.ts';

interface Props {
  step: 1 | 2;
  busy: boolean;
  problem: StartProblem | undefined;
  onBack(): void;
}

/** What went wrong, if anything, and the two buttons of the step, within the thumb's reach. */
export function PrefsActions({ step, busy, problem, onBack }: Props) {
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
        <Button variant="ghost" onClick={step === 1 ? () => navigation.back() : onBack}>
          Back
        </Button>
        <Button key={step} type="submit" busy={busy} busyText="Starting…">
          {step === 1 ? 'Continue' : 'Start Chat'}
        </Button>
      </div>
    </div>
  );
}
