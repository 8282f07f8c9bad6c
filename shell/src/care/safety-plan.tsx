import { storageKeys } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { TextArea } from 'design-system/text-area';
import { useState } from 'react';
import { emptyPlan, planSteps, readPlan } from './plan.ts';
import styles from './safety-plan.module.css';

/** The safety plan: five short answers, kept on this device as they are typed, and sent nowhere. */
export function SafetyPlan({ open, onClose }: { open: boolean; onClose(): void }) {
  const [plan, setPlan] = useState(() => readPlan(localStorage.getItem(storageKeys.safetyPlan)));

  function write(index: number, text: string) {
    const next = plan.map((old, i) => (i === index ? text : old));
    setPlan(next);
    localStorage.setItem(storageKeys.safetyPlan, JSON.stringify(next));
  }

  function erase() {
    setPlan(emptyPlan);
    localStorage.removeItem(storageKeys.safetyPlan);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="My safety plan"
      actions={
        <>
          <Button variant="quiet" onClick={erase} disabled={plan.every((text) => text === '')}>
            Erase
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className={styles.note}>
        Kept on this phone as you type. Nobody else can read it, and it is never sent.
      </p>
      <div className={styles.steps}>
        {planSteps.map(({ label, hint }, i) => (
          <TextArea
            key={label}
            label={`${i + 1}. ${label}`}
            hint={hint}
            rows={2}
            maxLength={500}
            value={plan[i]}
            onChange={(event) => write(i, event.target.value)}
          />
        ))}
      </div>
    </Dialog>
  );
}
