import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { takeReturn } from 'contracts/storage';
import { isRefusal, keepUnsaved } from 'contracts/unsaved';
import { useState } from 'react';
import { fetchPolicy, usePolicy } from 'remote-kit/use-policy';
import { ensurePerson } from '../person/ensure-person.ts';
import { keepOnboardingDraft, readOnboardingDraft } from '../person/onboarding-draft.ts';
import { saveDetails } from '../person/save-details.ts';

const HOME = { country: 'IN', language: 'en' };

/** The choice of country and chat language, kept here at once and on the server as well as that goes. */
export function useRegion() {
  const host = useHost();
  // Asked for while the person chooses, so that Continue finds it there.
  usePolicy();
  const person = host.session.current?.person;
  const [chosen, setChosen] = useState(() => {
    const { country, language } = readOnboardingDraft();
    return { country, language };
  });
  const [refusal, setRefusal] = useState<'unseen' | 'open' | 'seen'>('unseen');
  const [busy, setBusy] = useState(false);
  const country = chosen.country ?? person?.country ?? HOME.country;
  const language = chosen.language ?? person?.language ?? HOME.language;

  async function save() {
    try {
      await ensurePerson(host);
      await saveDetails(host, { country, language });
    } catch (error) {
      const refused = isRefusal(error);
      if (!refused) keepUnsaved({ country, language }, person ?? undefined);
      const text = refused ? messageOf(error) : 'Your choice is kept on this device. We will save it later.';
      host.toasts.show({ tone: 'info', text });
    }
  }

  async function proceed() {
    keepOnboardingDraft({ country, language });
    setBusy(true);
    const served = await isServed();
    if (served) await save();
    const wayOn = served ? await nextPage() : undefined;
    setBusy(false);
    if (wayOn) return host.navigation.go(wayOn);
    if (refusal === 'unseen') return setRefusal('open');
    host.navigation.go('/unavailable');
  }

  /** Who was led here goes back, and who lacked the country and nothing else is not taken through the test once more. */
  async function nextPage(): Promise<string> {
    const next = (await host.session.refresh().catch(() => undefined))?.next;
    const back = next === '/categories' ? takeReturn() : undefined;
    return back ?? (next === '/categories' && !person?.country ? next : '/user-info');
  }

  /** Whether the product is offered there. When nobody can say, one goes on: the server refuses what it must. */
  async function isServed(): Promise<boolean> {
    const policy = await fetchPolicy(host.http).catch(() => undefined);
    return !policy?.blocked_countries.includes(country);
  }

  function chooseCountry(code: string) {
    setChosen({ country: code, language });
    setRefusal('unseen');
  }

  return {
    country,
    language,
    chooseCountry,
    chooseLanguage: (code: string) => setChosen({ country, language: code }),
    refused: refusal === 'open',
    closeRefusal: () => setRefusal('seen'),
    changeCountry: () => chooseCountry(HOME.country),
    busy,
    proceed,
  };
}
