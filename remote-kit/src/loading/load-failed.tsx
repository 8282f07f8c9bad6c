import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';

interface Props {
  error: unknown;
  onRetry(): void;
  children?: string;
}

/** Something could not be loaded: why, what is kept (as children), and Retry. */
export function LoadFailed({ error, onRetry, children }: Props) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="s" variant="ghost" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {messageOf(error)} {children}
    </Notice>
  );
}
