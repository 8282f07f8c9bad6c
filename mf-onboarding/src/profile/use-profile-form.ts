import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { type ChangeEvent, useState } from 'react';
import { saveDetails } from '../person/save-details.ts';
import { changeOf, dobProblem, formOf, type ProfileForm } from './profile.rules.ts';
import type { ProfileFormProps } from './profile-form.tsx';

/** The edit mode of /profile: what is typed, Save with its two outcomes (docs/product/accounts.md, Profile), and the refusal of a birthday. */
export function useProfileForm({ profile, onSaved, onDone }: ProfileFormProps) {
  const host = useHost();
  const [form, setForm] = useState(() => formOf(profile));
  const [dobError, setDobError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const field = (key: keyof ProfileForm) => ({
    value: form[key],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setForm({ ...form, [key]: target.value });
      setProblem(null);
      if (key === 'dob') setDobError(null);
    },
  });

  async function save() {
    if (busy) return;
    const wrong = dobProblem(form.dob);
    setDobError(wrong);
    setProblem(null);
    if (wrong) return;
    setBusy(true);
    try {
      onSaved(await saveDetails(host, changeOf(form)));
    } catch (error) {
      setProblem(`Failed to update profile: ${messageOf(error)}`);
      setBusy(false);
      return;
    }
    onDone();
    host.toasts.show({ tone: 'success', text: 'Profile updated successfully!' });
  }

  return { form, field, save, busy, dobError, problem };
}
