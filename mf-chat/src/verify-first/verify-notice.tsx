import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import type { VerifyFirst } from './use-verify-first.ts';
import { WaitingChats } from './waiting-chats.tsx';

/** What waits for somebody whose e-mail is not verified, above what they can choose already. */
export function VerifyNotice({ verify }: { verify: VerifyFirst }) {
  const { Link } = useHost();
  return (
    <Notice
      title={<WaitingChats anonymous={verify.anonymous} />}
      action={
        <Button size="s" onClick={verify.help}>
          {verify.label}
        </Button>
      }
    >
      Help needs no e-mail. <Link href="/care">Get help now</Link>
    </Notice>
  );
}
