import { lazy, Suspense } from 'react';

// A visitor has none to load; and without it a page is a page all the same.
const BalanceChip = lazy(() =>
  import('./balance-chip.tsx').then(
    (m) => ({ default: m.BalanceChip }),
    () => ({ default: () => null }),
  ),
);

/** What the person can still send, once it is known. */
export function AllowanceChip() {
  return (
    <Suspense>
      <BalanceChip />
    </Suspense>
  );
}
