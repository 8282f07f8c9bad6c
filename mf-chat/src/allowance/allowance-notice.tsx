import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import type { Allowance } from 'remote-kit/allowance';

interface Props {
  allowance: Allowance | undefined;
  /** A composer stands below it. */
  inChat?: boolean;
}

/** Warns when little is left to send, and shows the way on when nothing is. Help is always free, and it says so. */
export function AllowanceNotice({ allowance, inChat = false }: Props) {
  const { navigation, Link } = useHost();
  if (!allowance || allowance.state === 'fine') return null;
  if (allowance.state === 'low') {
    return (
      <Notice tone="warn" role="status">
        {allowance.sentence}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      role="status"
      title={allowance.sentence}
      action={
        <Button size="s" onClick={() => navigation.go('/pricing')}>
          See the packs
        </Button>
      }
    >
      {inChat ? (
        'If you are in danger or thinking of harming yourself, write it all the same. Help is always answered, and always free.'
      ) : (
        <>
          Help is always free. <Link href="/care">Get help now</Link>
        </>
      )}
    </Notice>
  );
}
