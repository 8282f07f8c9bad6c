import type { Profile } from 'contracts/people';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Notice } from 'design-system/notice';
import { SelectField } from 'design-system/select-field';
import { TextField } from 'design-system/text-field';
import { useEffect, useRef } from 'react';
import { usePolicy } from 'remote-kit/use-policy';
import { countryChoices, genders, languageChoices } from './choices.ts';
import styles from './profile-page.module.css';
import { useProfileForm } from './use-profile-form.ts';

export interface ProfileFormProps {
  profile: Profile;
  onSaved(profile: Profile): void;
  onDone(): void;
}

/** What the person told us, to change. The e-mail is shown and stays. */
export function ProfileFormCard(props: ProfileFormProps) {
  const { data: policy } = usePolicy();
  const { form, field, save, busy, dobError, problem } = useProfileForm(props);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { profile, onDone } = props;
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>Personal information</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          ref={first}
          label="Name"
          autoComplete="name"
          maxLength={policy?.limits.name_max}
          {...field('name')}
        />
        {profile.email && (
          <TextField
            label="Email"
            hint="Your e-mail cannot be changed."
            value={profile.email}
            readOnly
            className={styles.fixed}
          />
        )}
        <TextField
          label="Birthday"
          hint={
            profile.dob && !form.dob.trim() ? 'Left empty, it stays as you gave it before.' : 'YYYY-MM-DD'
          }
          autoComplete="bday"
          placeholder="1999-04-12"
          maxLength={10}
          error={dobError}
          {...field('dob')}
        />
        <SelectField label="Gender" options={genders} {...field('gender')} />
        <SelectField
          label="Country"
          options={countryChoices(profile.country ?? 'IN', policy?.blocked_countries)}
          {...field('country')}
        />
        <SelectField
          label="Chat language"
          hint="Your companion chats in it. Screens stay in English."
          options={languageChoices(profile.language ?? 'en')}
          {...field('language')}
        />
        <div className={styles.save}>
          {problem && (
            <Notice tone="error" title={problem}>
              What you typed is still here.
            </Notice>
          )}
          <Button type="submit" wide busy={busy} busyText="Saving…">
            Save
          </Button>
          <Button variant="ghost" wide disabled={busy} onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
