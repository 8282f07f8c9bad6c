import { useHost } from 'contracts';
import { isProblemError } from 'contracts/problem';
import { rememberReturn } from 'contracts/storage';
import { Button } from 'design-system/button';

/** Whether the server refused because it does not know where the person lives (docs/product/onboarding.md, Country). */
export function needsCountry(error: unknown): boolean {
  return isProblemError(error) && error.code === 'country_needed';
}

/** Leads to the choice of a country, and from there back to `path`. */
export function ChooseCountry({ path }: { path: string }) {
  const { navigation } = useHost();
  return (
    <Button
      size="s"
      onClick={() => {
        rememberReturn(path);
        navigation.go('/country-language');
      }}
    >
      Choose your country
    </Button>
  );
}
