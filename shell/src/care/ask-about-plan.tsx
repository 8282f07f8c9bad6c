import { storageKeys } from 'contracts/storage';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isEndUnanswered } from '../session/presence.ts';
import { useSessionState } from '../session/use-session.ts';

// Few are ever asked; without its code the plan stays, and the next visit asks.
const PlanQuestion = lazy<ComponentType>(() =>
  import('./plan-question.tsx').then(
    (m) => ({ default: m.PlanQuestion }),
    () => ({ default: () => null }),
  ),
);

/** The question about a safety plan that outlived its session (docs/product/care.md, Safety plan); never in the way of help. */
export function AskAboutPlan() {
  const { ended } = useSessionState();
  const { pathname } = useLocation();
  if (!ended || !isEndUnanswered() || pathname === '/care') return null;
  if (localStorage.getItem(storageKeys.safetyPlan) === null) return null;
  return (
    <Suspense>
      <PlanQuestion />
    </Suspense>
  );
}
