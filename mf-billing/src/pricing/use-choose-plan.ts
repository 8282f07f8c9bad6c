import { useHost } from 'contracts';
import type { Pack } from 'contracts/policy';
import type { SessionPerson } from 'contracts/session';
import { rememberPrepared, rememberReturn, takePrepared } from 'contracts/storage';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { fetchPaymentOptions, NO_PROVIDER } from 'remote-kit/payment-options';
import { useLoaded } from 'remote-kit/use-loaded';
import { keptPurchase, type Purchase } from '../checkout/purchase.ts';
import { keepSelectedPlan, takeSelectedPlan } from './selected-plan.ts';

const HERE = '/pricing';

/** What is being bought; `begun` when it was before this page was loaded. */
interface Buying {
  pack: Pack;
  person: SessionPerson;
  begun: Purchase | undefined;
}

export interface PlanChoice {
  /** An account with an e-mail; an anonymous person has to sign in before buying. */
  signedIn: boolean;
  buying: Buying | undefined;
  choose(pack: Pack): void;
  close(): void;
}

/** What a plan's button does (docs/product/prices.md, Pack buttons), and what goes on after a sign-in or a reload. */
export function useChoosePlan(packs: readonly Pack[]): PlanChoice {
  const { session, navigation, toasts, http } = useHost();
  const current = session.current?.person ?? null;
  const person = current?.anonymous ? null : current;
  const id = person?.id;
  const [buying, setBuying] = useState<Buying>();
  const options = useLoaded(
    useCallback(async () => (id === undefined ? undefined : fetchPaymentOptions(http)), [http, id]),
  );
  const none = options.data?.provider === null;

  function buy(pack: Pack | undefined, begun?: Purchase) {
    if (!pack || !person) return;
    if (none) toasts.show({ tone: 'info', text: NO_PROVIDER });
    else setBuying({ pack, person, begun });
  }

  const named = (plan: string) => packs.find((pack) => pack.id === plan);

  /** Opens the dialog for a pack; one that was paid for and is not verified yet comes first. */
  function begin(pack: Pack) {
    const begun = keptPurchase();
    if (begun?.proof) buy(named(begun.plan), begun);
    else buy(pack);
  }

  const goOn = useEffectEvent(() => {
    const selected = takeSelectedPlan();
    const begun = keptPurchase();
    if (selected) forgetWayBack();
    if (selected) buy(named(selected.id));
    else if (begun) buy(named(begun.plan), begun);
  });
  const known = options.data !== undefined || options.error !== undefined;
  useEffect(() => {
    if (id !== undefined && known) goOn();
  }, [id, known]);

  return {
    signedIn: person !== null,
    buying,
    choose(pack) {
      if (pack.base === 0) return navigation.go(person ? '/categories' : '/login');
      if (person) return begin(pack);
      keepSelectedPlan(pack);
      rememberReturn(HERE);
      // Somebody new comes back by the link in their mail instead.
      rememberPrepared(HERE);
      navigation.go('/login');
    },
    close: () => setBuying(undefined),
  };
}

/** Whoever is back needs no second way here. */
function forgetWayBack(): void {
  const prepared = takePrepared();
  if (prepared !== null && prepared !== HERE) rememberPrepared(prepared);
}
