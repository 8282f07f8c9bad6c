import type { Offers } from 'contracts/subscription';
import { offersIn } from '../subscriptions/offers.ts';
import type { FieldRow } from './field.rows.ts';

/** How the offers follow the policy. */
export function offerFields(): Record<string, FieldRow> {
  const see = (look: (offers: Offers) => unknown, country: string) => async () => look(offersIn(country));
  const monthly = ({ plans }: Offers) => plans[0]?.total;
  const yearly = ({ plans }: Offers) => plans[1]?.total;
  const upgrade = ({ upgrade: [first, second] }: Offers) => [first?.total, second?.total];
  const field = 'subscriptions.prices.0';
  const upgraded = 'subscriptions.upgrade';
  return {
    // Whose the first prices are changes nothing: they are also everybody's who is not named.
    [`${field}.countries`]: { to: ['CA'], see: see(monthly, 'CA'), was: 19_900, is: 19_900 },
    [`${field}.currency`]: {
      to: 'NPR',
      see: see(({ plans }) => plans[0]?.id, 'IN'),
      was: 'starter-monthly-inr',
      is: 'starter-monthly-npr',
    },
    [`${field}.monthly`]: { to: 100, see: see(monthly, 'IN'), was: 19_900, is: 100 },
    [`${field}.yearly`]: { to: 1000, see: see(yearly, 'IN'), was: 99_900, is: 1000 },
    'subscriptions.own_upgrade_price': {
      to: false,
      see: see(upgrade, 'IN'),
      was: [129_900, 14_900],
      is: [99_900, 19_900],
    },
    [`${upgraded}.countries`]: {
      to: ['GB'],
      see: see(upgrade, 'IN'),
      was: [129_900, 14_900],
      is: [99_900, 19_900],
    },
    [`${upgraded}.currency`]: {
      to: 'NPR',
      see: see(({ upgrade: [first] }) => first?.currency, 'IN'),
      was: 'INR',
      is: 'NPR',
    },
    [`${upgraded}.monthly`]: { to: 1, see: see(upgrade, 'IN'), was: [129_900, 14_900], is: [129_900, 1] },
    [`${upgraded}.yearly`]: { to: 2, see: see(upgrade, 'IN'), was: [129_900, 14_900], is: [2, 14_900] },
    'subscriptions.tax_included': { to: false, see: see(monthly, 'IN'), was: 19_900, is: 23_482 },
  };
}
