import { useHost } from 'contracts';
import { PageHeading } from 'design-system/page-heading';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchOffers } from '../offers/offers.api.ts';
import { NotAvailable } from '../plans/not-available.tsx';
import styles from '../plans/plans.module.css';
import { PlansLoading } from '../plans/plans-loading.tsx';
import { Upgrade } from './upgrade.tsx';

/** /upgrade: Pro by the year or by the month, from the profile (docs/product/prices.md, Upgrade screen). */
export function UpgradePage() {
  const { http } = useHost();
  const { data, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => fetchOffers(http, signal), [http]),
  );
  return (
    <div className={styles.page}>
      <PageHeading soft="Every day, without counting messages.">Upgrade to Pro</PageHeading>
      {data ? (
        data.served ? (
          <Upgrade offers={data.upgrade} />
        ) : (
          <NotAvailable country={data.country} />
        )
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
