import { statements } from 'contracts/personality';
import { Button } from 'design-system/button';
import { BackIcon, ForwardIcon } from 'design-system/icon';
import { Notice } from 'design-system/notice';
import { PageHeading } from 'design-system/page-heading';
import { Progress } from 'design-system/progress';
import styles from './personality-page.module.css';
import { Petals } from './petals.tsx';
import { Statement } from './statement.tsx';
import { usePersonality } from './use-personality.ts';

/** `/mbti`, step 4 of 4: twenty-four statements, one at a time, and the profile made of them. */
export function PersonalityPage() {
  const test = usePersonality();
  const all = statements.length;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading
          above="Step 4 of 4"
          soft="There are no right answers. Choose what is true on most days."
          className={styles.heading}
        >
          How are you, mostly?
        </PageHeading>
        <Petals open={test.count} busy={test.busy} className={styles.petals} />
        <Progress
          label={`${test.count} of ${all} answered`}
          value={test.count}
          max={all}
          className={styles.progress}
        />
      </div>
      <div className={styles.body}>
        <Statement at={test.at} value={test.draft[test.at] ?? 0} onAnswer={test.answer} onNext={test.next} />
        <div className={styles.actions}>
          {test.problem && (
            <Notice tone="error" title={test.problem} className={styles.problem}>
              Your answers are kept.
            </Notice>
          )}
          <nav className={styles.steps} aria-label="Statements">
            <Button variant="quiet" size="s" onClick={test.back}>
              <BackIcon width={20} height={20} /> Back
            </Button>
            <span>
              {test.at + 1} of {all}
            </span>
            <Button variant="quiet" size="s" disabled={!test.next} onClick={test.next}>
              Next <ForwardIcon width={20} height={20} />
            </Button>
          </nav>
          <Button
            wide
            disabled={test.left > 0}
            busy={test.busy}
            busyText="Creating your profile…"
            onClick={test.create}
          >
            {test.left > 0 ? `${test.left} left` : 'Create Profile'}
          </Button>
          <p className={styles.keys}>
            Keys 1 to 5 answer, Enter goes on. What you answered is kept on this device.
          </p>
        </div>
      </div>
    </div>
  );
}
