import { helplinesFor } from 'contracts/helplines';
import { helplineTable } from 'contracts/helplines.words';

/** How many countries the table of helplines holds. */
export const helplineCountries = Object.keys(helplineTable).length;

/** What a country that it does not hold is given to call. */
export const numberElsewhere = helplinesFor('')[0]?.number;

/** The day its lines were checked: of several the one that is longest ago, in words such as '21 November 2026'. */
export function helplinesCheckedOn(): string {
  const days = Object.values(helplineTable)
    .flat()
    .map(({ checkedOn }) => checkedOn);
  return dayWords(days.sort()[0] ?? '');
}

/** A day ('2026-11-21') as people write it. */
function dayWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
