import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { isRefusal, keepUnsaved } from 'contracts/unsaved';
import { useEffect, useState } from 'react';
import { usePolicy } from 'remote-kit/use-policy';
import { ensurePerson } from '../person/ensure-person.ts';
import { keepOnboardingDraft, readOnboardingDraft } from '../person/onboarding-draft.ts';
import { fetchProfile } from '../person/profile.api.ts';
import { saveDetails } from '../person/save-details.ts';
import { isComplete, localDay, nameProblem, type UserInfo } from './user-info.rules.ts';

/** The form of /user-info: kept on this device with every keystroke, saved with Continue. */
export function useUserInfo() {
  const host = useHost();
  const { http, session, navigation, toasts } = host;
  const person = session.current?.person;
  const limits = usePolicy().data?.limits;
  const [entered, setEntered] = useState(readOnboardingDraft);
  const [problem, setProblem] = useState<string | null>(null);
  const [nameLeft, setNameLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const info: UserInfo = { name: entered.name ?? '', dob: entered.dob ?? '', gender: entered.gender ?? '' };
  const id = person?.id;

  // What the server has is shown, to be changed: from another device, or from the last time. What was typed here stays.
  useEffect(() => {
    const { name, dob, gender } = readOnboardingDraft();
    if (!id || (name && dob && gender)) return;
    fetchProfile(http).then(
      ({ name, dob, gender }) =>
        setEntered((here) => ({
          name: name ?? undefined,
          dob: dob ?? undefined,
          gender: gender ?? undefined,
          ...here,
        })),
      () => undefined,
    );
  }, [http, id]);

  function change(part: Partial<Pick<typeof entered, 'name' | 'dob' | 'gender'>>) {
    setEntered({ ...entered, ...part });
    keepOnboardingDraft(part);
    setProblem(null);
  }

  async function proceed() {
    if (!isComplete(info, localDay(new Date()), limits) || info.gender === '') return;
    const details = { ...info, name: info.name.trim(), gender: info.gender };
    setBusy(true);
    setProblem(null);
    try {
      await ensurePerson(host);
      await saveDetails(host, details);
      navigation.go('/mbti');
    } catch (error) {
      if (isRefusal(error)) return setProblem(messageOf(error));
      keepUnsaved(details, person ?? undefined);
      toasts.show({ tone: 'info', text: 'Your answers are kept on this device. We will save them later.' });
      navigation.go('/mbti');
    } finally {
      setBusy(false);
    }
  }

  const country = entered.country ?? person?.country ?? 'IN';
  const language = entered.language ?? person?.language ?? 'en';
  const today = localDay(new Date());
  return {
    info,
    change,
    complete: isComplete(info, today, limits),
    nameMax: limits?.name_max,
    nameProblem: nameLeft ? nameProblem(info.name, limits) : null,
    leaveName: () => setNameLeft(true),
    today,
    country,
    language,
    problem,
    busy,
    proceed,
  };
}
