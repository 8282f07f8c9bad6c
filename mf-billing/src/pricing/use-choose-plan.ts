import { useHost } from 'contracts';
import type { Pack } from 'contracts/policy';
import { rememberReturn } from 'contracts/storage';
import { useEffect } from 'react';
import { keepSelectedPlan, takeSelectedPlan } from './selected-plan.ts';

const NO_PROVIDER = 'Payment gateway integration coming soon!';

export interface PlanChoice {
  /** An account with an e-mail; an anonymous person has to sign in before buying. */
  signedIn: boolean;
  choose(pack: Pack): void;
}

/** What a plan's button does (docs/product/prices.md, Buying a pack), and what goes on after the sign-in it led to. */
export function useChoosePlan(): PlanChoice {
  const { session, navigation, toasts } = useHost();
  const person = session.current?.person ?? null;
  const signedIn = person !== null && !person.anonymous;

  useEffect(() => {
    if (signedIn && takeSelectedPlan()) toasts.show({ tone: 'info', text: NO_PROVIDER });
  }, [signedIn, toasts]);

  return {
    signedIn,
    choose(pack) {
      if (pack.base === 0) return navigation.go(signedIn ? '/categories' : '/login');
      if (signedIn) return toasts.show({ tone: 'info', text: NO_PROVIDER });
      keepSelectedPlan(pack);
      rememberReturn('/pricing');
      navigation.go('/login');
    },
  };
}
