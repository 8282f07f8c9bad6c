import { useHost } from 'contracts';
import { PageHeading } from 'design-system/page-heading';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchOffers } from '../offers/offers.api.ts';
import styles from './plans.module.css';
import { Plans } from './plans.tsx';
import { PlansLoading } from './plans-loading.tsx';

/** /plans, /payment, /payment-page: Starter and Pro at the prices of the person's country (docs/product/prices.md, Plans page). */
export function PlansPage() {
  const { http, session } = useHost();
  const country = session.current?.person?.country;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another country has other offers
  const load = useCallback((signal: AbortSignal) => fetchOffers(http, signal), [http, country]);
  const { data: offers, error, reload } = useLoaded(load);
  return (
    <div className={styles.page}>
      <PageHeading soft="A plan for as long as you want it. Cancel at any time.">
        Talk as often as you need.
      </PageHeading>
      {offers ? (
        <Plans offers={offers} />
      ) : error ? (
        <LoadFailed error={error} onRetry={reload}>
          Nothing was charged.
        </LoadFailed>
      ) : (
        <PlansLoading />
      )}
    </div>
  );
}
