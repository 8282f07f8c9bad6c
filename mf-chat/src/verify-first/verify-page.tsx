import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { useEffect } from 'react';
import type { VerifyFirst } from './use-verify-first.ts';
import styles from './verify-first.module.css';
import { WaitingChats } from './waiting-chats.tsx';
import { WhatToDo } from './what-to-do.tsx';

/** In place of a page that would be in vain without a verified e-mail; `path` opens once it is there. */
export function VerifyPage({ verify, path }: { verify: VerifyFirst; path: string }) {
  const { Link } = useHost();
  const { prepare } = verify;
  useEffect(() => prepare(path), [prepare, path]);
  return (
    <div className={styles.page}>
      <Bloom petals={8} hue={75} size={96} open={0.7} />
      <h1>
        <WaitingChats anonymous={verify.anonymous} />
      </h1>
      <WhatToDo verify={verify} />
      <Button onClick={verify.help}>{verify.label}</Button>
      <p>
        In danger now? <Link href="/care">Get help</Link>
      </p>
    </div>
  );
}
