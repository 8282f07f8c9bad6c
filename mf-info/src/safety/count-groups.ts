import type { Transparency } from 'contracts/transparency';

type Month = Transparency['months'][number];

/** The counts of a month as a group of rows. `fewest`: below it a number is not told; '…' while that is not known. */
export function countGroup(month: Month, fewest: string | number) {
  const told = (count: number | null) =>
    count === null ? `fewer than ${fewest}` : count.toLocaleString('en-IN');
  return {
    name: `${monthWords(month.month)}${month.running ? ', so far' : ''}`,
    rows: [
      { name: 'Saathi answered herself', value: told(month.care_referrals) },
      { name: '“That’s not what I meant”', value: told(month.care_not_meant) },
      { name: 'Chats erased', value: told(month.chats_erased) },
      { name: 'Accounts deleted', value: told(month.accounts_deleted) },
    ],
  };
}

/** '2026-11' as 'November 2026'. */
function monthWords(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
