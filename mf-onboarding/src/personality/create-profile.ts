import type { HostServices } from 'contracts';
import { keepLocalProfile, type LocalProfile } from 'contracts/local-profile';
import type { ProfileChange } from 'contracts/people';
import { Answers, unansweredMessage } from 'contracts/personality';
import { isProblemError, problemError } from 'contracts/problem';
import { storageKeys } from 'contracts/storage';
import { forgetSaved } from 'contracts/unsaved';
import { ensurePerson } from '../person/ensure-person.ts';
import { keepOnboardingDraft, readOnboardingDraft } from '../person/onboarding-draft.ts';
import { changeProfile, fetchProfile } from '../person/profile.api.ts';
import type { Draft } from './answers.ts';
import { putTraits } from './traits.api.ts';

const FAILED = 'Failed to create profile. Please try again.';
/** What stands in when somebody skipped both name and birthday (docs/product/onboarding.md, Create Profile). */
const placeholder = { name: 'User', dob: '2000-01-01', gender: 'other' } as const;

type Host = Pick<HostServices, 'http' | 'session'>;

/**
 * Saves everything that onboarding asked, and makes the personality out of the answers. Resolves with where to go next:
 * `/user-info` when either the name or the birthday is missing. With nobody to save it for, or a server that cannot write, it is
 * kept on the device until the shell can hand it over (docs/product/onboarding.md, Create Profile).
 * Throws a ProblemError; the answers then stay as they are.
 */
export async function createProfile(host: Host, draft: Draft): Promise<'/categories' | '/user-info'> {
  const answers = Answers.safeParse(draft);
  if (!answers.success) throw problemError(0, { code: 'unanswered', message: unansweredMessage });
  const here = await ensurePerson(host).then(
    () => true,
    () => false,
  );
  const profile = here ? await detailsOf(host) : detailsOfDevice();
  if (!profile) return '/user-info';
  if (!here || !(await isSaved(host, { profile, answers: answers.data }))) {
    keepLocalProfile({ profile, answers: answers.data }, host.session.current?.person ?? undefined);
  }
  localStorage.removeItem(storageKeys.mbtiAnswers);
  localStorage.setItem(storageKeys.onboarded, 'true');
  await host.session.refresh().catch(() => undefined);
  return '/categories';
}

/** False when the server was there and could not write. Throws its refusals, and when it was not there. */
async function isSaved({ http }: Host, { profile, answers }: LocalProfile): Promise<boolean> {
  try {
    if (Object.keys(profile).length > 0) await changeProfile(http, profile);
    await putTraits(http, answers);
    forgetSaved(profile);
    return true;
  } catch (error) {
    if (isProblemError(error) && error.status >= 500) return false;
    throw error;
  }
}

/** What to save, or null when the person has to be asked first: what was entered here since it was last saved, nothing older. */
async function detailsOf({ http }: Host): Promise<ProfileChange | null> {
  const entered = readOnboardingDraft();
  if (entered.name && entered.dob) return entered;
  const { name, dob } = await fetchProfile(http);
  return complete(entered, { name: entered.name ?? name, dob: entered.dob ?? dob });
}

/** The same from this device alone. */
function detailsOfDevice(): ProfileChange | null {
  const entered = readOnboardingDraft();
  return complete(entered, entered);
}

function complete(
  entered: ProfileChange,
  known: { name?: string | null; dob?: string | null },
): ProfileChange | null {
  if (known.name && known.dob) return entered;
  if (known.name || known.dob) return null;
  keepOnboardingDraft(placeholder);
  return { ...entered, ...placeholder };
}

/** The sentence for a failed Create Profile (docs/product/messages.md, Onboarding and profile). */
export function createFailure(error: unknown): string {
  return isProblemError(error) && error.code !== 'unreadable' ? error.message : FAILED;
}
