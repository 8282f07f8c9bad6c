import { useHost } from 'contracts';
import { storageKeys } from 'contracts/storage';
import { Button } from 'design-system/button';
import { usePolicy } from 'remote-kit/use-policy';
import { StepPage } from '../step/step-page.tsx';
import { notAvailable } from './refusal-words.ts';

/** `/unavailable`: what somebody sees who lives where the product is not offered. */
export function UnavailablePage() {
  const { Link, navigation } = useHost();
  const blocked = usePolicy().data?.blocked_countries ?? [];

  function changeCountry() {
    localStorage.removeItem(storageKeys.country);
    navigation.go('/country-language');
  }

  return (
    <StepPage
      title="Not here yet."
      soft={`${notAvailable(blocked)} You can change your country to continue exploring our AI companions.`}
      open={0}
      alone
      aside="A bud, for now."
      actions={
        <>
          <Button wide onClick={changeCountry}>
            Change Country
          </Button>
          <p>
            In danger now? <Link href="/care">Get help</Link>
          </p>
        </>
      }
    />
  );
}
