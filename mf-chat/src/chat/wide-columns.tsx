import type { ChatSession } from 'contracts/chat';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { AllowanceState } from '../allowance/use-allowance.ts';
import styles from './chat.module.css';

const ChatsColumn = lazy(() =>
  import(/* webpackChunkName: "chat-wide" */ './chats-column.tsx').then((m) => ({ default: m.ChatsColumn })),
);
const CompanionColumn = lazy(() =>
  import(/* webpackChunkName: "chat-wide" */ './companion-column.tsx').then((m) => ({
    default: m.CompanionColumn,
  })),
);

interface Props {
  session: ChatSession;
  allowance: AllowanceState;
  children: ReactNode;
}

/** A wide screen's three columns: the person's chats, the talk, the companion. A phone fetches none of the outer two. */
export function WideColumns({ session, allowance, children }: Props) {
  const wide = useMedia('(min-width: 1024px)');
  return (
    <div className={styles.columns}>
      {wide && (
        <Suspense fallback={<div />}>
          <ChatsColumn current={session} />
        </Suspense>
      )}
      {children}
      {wide && (
        <Suspense fallback={<div />}>
          <CompanionColumn session={session} allowance={allowance} />
        </Suspense>
      )}
    </div>
  );
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setMatches(list.matches);
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return matches;
}
