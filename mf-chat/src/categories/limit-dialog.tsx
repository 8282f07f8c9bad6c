import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { dayUsedUp } from 'remote-kit/allowance';

/** The day's messages are used up: it says so and shows the way on. Help stays open. */
export function LimitDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { navigation, Link } = useHost();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Enough for today"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={() => navigation.go('/pricing')}>See the packs</Button>
        </>
      }
    >
      <p>{dayUsedUp}</p>
      <p>
        Tomorrow the day's messages are there again. Not a good moment to wait?{' '}
        <Link href="/care">Get help now</Link>
      </p>
    </Dialog>
  );
}
