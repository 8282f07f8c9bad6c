import { useHost } from 'contracts';
import { PageHeading } from 'design-system/page-heading';
import { Skeleton } from 'design-system/skeleton';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { Invoices } from './invoices.tsx';
import { PlanNow } from './plan-now.tsx';
import { fetchInvoices, fetchMembership } from './subscription.api.ts';
import styles from './subscription.module.css';

/** /subscription: the plan, its renewal and its end, invoices and refunds (docs/product/prices.md, My subscription). */
export function SubscriptionPage() {
  const { http } = useHost();
  const membership = useLoaded(useCallback((signal: AbortSignal) => fetchMembership(http, signal), [http]));
  const invoices = useLoaded(useCallback((signal: AbortSignal) => fetchInvoices(http, signal), [http]));
  return (
    <div className={styles.page}>
      <PageHeading>My subscription</PageHeading>
      {membership.data ? (
        <PlanNow subscription={membership.data.subscription} onChange={membership.set} />
      ) : membership.error ? (
        <LoadFailed error={membership.error} onRetry={membership.reload}>
          Your plan goes on as it is.
        </LoadFailed>
      ) : (
        <Skeleton height="11rem" />
      )}
      <section className={styles.section} aria-labelledby="invoices">
        <h2 id="invoices">Invoices</h2>
        {invoices.data ? (
          <Invoices
            invoices={invoices.data.invoices}
            onRefund={() => {
              invoices.reload();
              // What was paid back may have been the plan.
              membership.reload();
            }}
          />
        ) : invoices.error ? (
          <LoadFailed error={invoices.error} onRetry={invoices.reload}>
            Your invoices are kept.
          </LoadFailed>
        ) : (
          <Skeleton height="8rem" />
        )}
      </section>
    </div>
  );
}
