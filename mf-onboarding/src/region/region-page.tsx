import { Button } from 'design-system/button';
import { Combobox } from 'design-system/combobox';
import { Notice } from 'design-system/notice';
import { lazy, Suspense } from 'react';
import { StepPage } from '../step/step-page.tsx';
import { languageOptions } from './language-options.ts';
import { useCountryOptions } from './use-country-options.ts';
import { useRegion } from './use-region.ts';

// Few people live where Saathi is not: its words come when somebody needs them.
const RegionRefused = lazy(() =>
  import(/* webpackChunkName: "region-refused" */ './region-refused.tsx').then((m) => ({
    default: m.RegionRefused,
  })),
);

/** `/country-language`: where the person lives, and in which language their companion talks. */
export function RegionPage() {
  const region = useRegion();
  const countries = useCountryOptions();
  return (
    <StepPage
      above="Step 2 of 4"
      title="Where are you, and how do you like to talk?"
      soft="Your country brings the right helplines and prices."
      open={0.3}
      aside="Feelings come in the language of home. Yours is welcome here."
      onSubmit={region.proceed}
      actions={
        <Button type="submit" wide busy={region.busy} busyText="Saving…">
          Continue
        </Button>
      }
    >
      <Combobox
        label="Country"
        options={countries.options}
        onFocusCapture={countries.bringOwnNames}
        value={region.country}
        onChange={region.chooseCountry}
        emptyText="No country by that name. Try another spelling."
      />
      <Combobox
        label="Chat language"
        options={languageOptions}
        value={region.language}
        onChange={region.chooseLanguage}
        emptyText="No language by that name. Try another spelling."
      />
      <Notice title="Tip">Screens stay in English, while the AI chats in the language you choose.</Notice>
      {region.refused && (
        <Suspense>
          <RegionRefused
            country={region.country}
            open
            onClose={region.closeRefusal}
            onChange={region.changeCountry}
          />
        </Suspense>
      )}
    </StepPage>
  );
}
