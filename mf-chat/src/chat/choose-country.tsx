import { useHost } from 'contracts';
import { isProblemError, messageOf } from 'contracts/problem';
import { rememberReturn } from 'contracts/storage';
import { Button } from 'design-system/button';
import styles from './chat.module.css';

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

/** In place of a chat that cannot begin without a country. */
export function CountryFirst({ error }: { error: unknown }) {
  const { Link } = useHost();
  return (
    <div className={styles.failed}>
      <h1>One thing first</h1>
      <p>{messageOf(error)}</p>
      <ChooseCountry path={location.pathname + location.search} />
      <p>
        In danger now? <Link href="/care">Get help</Link>
      </p>
    </div>
  );
}
