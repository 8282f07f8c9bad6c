import { useMemo, useState } from 'react';
import { countryOptions, type OwnNames } from './country-options.ts';

/**
 * The countries to choose from. Their own names, which are for searching only, come when somebody turns to the field; without them
 * a country is still found by its English name.
 */
export function useCountryOptions() {
  const [own, setOwn] = useState<OwnNames>({});
  const options = useMemo(() => countryOptions(own), [own]);

  function bringOwnNames() {
    import('countries-list/minimal/countries.native.min.json').then(
      (names) => setOwn(names.default),
      () => undefined,
    );
  }
  return { options, bringOwnNames };
}
