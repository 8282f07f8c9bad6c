import { useHost } from 'contracts';
import { rememberReturn } from 'contracts/storage';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { notServed } from '../checkout/hindrance.ts';
import styles from './plans.module.css';

/** Where payments do not reach, or nobody knows yet whether they do. */
export function NotAvailable({ country }: { country: string | null }) {
  const { navigation, useRoute } = useHost();
  const here = useRoute().path;
  const chooseCountry = () => {
    rememberReturn(here);
    navigation.go('/country-language');
  };
  return (
    <Card className={styles.closed} tone="outline">
      {country === null ? (
        <>
          <h2>Where do you live?</h2>
          <p>Prices depend on your country. Please choose it first.</p>
          <Button onClick={chooseCountry}>Choose your country</Button>
        </>
      ) : (
        <>
          <h2>Payments are not available in your country yet</h2>
          <p>{notServed(country)}</p>
          <Button onClick={() => navigation.go('/categories')}>Start Chatting</Button>
        </>
      )}
    </Card>
  );
}
