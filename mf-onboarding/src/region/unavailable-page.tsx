import { useHost } from 'contracts';
import { storageKeys } from 'contracts/storage';
import { Button } from 'design-system/button';
import { readOnboardingDraft } from '../person/onboarding-draft.ts';
import { StepPage } from '../step/step-page.tsx';
import { notAvailable } from './refusal-words.ts';

/** `/unavailable`: what somebody sees who lives where the product is not offered. */
export function UnavailablePage() {
  const { Link, navigation } = useHost();

  function changeCountry() {
    localStorage.removeItem(storageKeys.country);
    navigation.go('/country-language');
  }

  return (
    <StepPage
      title="Not here yet."
      soft={`${notAvailable(readOnboardingDraft().country)} You can change your country to continue exploring our AI companions.`}
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
