import { useHost } from 'contracts';
import { storageKeys } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { useState } from 'react';

/** Asks what becomes of the safety plan on a device whose session was ended elsewhere. Until it is answered, the plan stays. */
export function PlanQuestion() {
  const { Link } = useHost();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);

  function answer(keep: boolean) {
    if (keep) localStorage.setItem(storageKeys.signedIn, 'answered');
    else localStorage.removeItem(storageKeys.safetyPlan);
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Keep the safety plan on this phone?"
      actions={
        <>
          <Button variant="ghost" onClick={() => answer(false)}>
            Erase it
          </Button>
          <Button onClick={() => answer(true)}>Keep it</Button>
        </>
      }
    >
      <p>
        You were signed out on this device. Your safety plan is still on it, where whoever holds it can read
        it under Help.
      </p>
      <p>
        In danger now? <Link href="/care">Get help</Link>
      </p>
    </Dialog>
  );
}
