import { useHost } from 'contracts';
import type { Profile } from 'contracts/people';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Chip } from 'design-system/chip';
import type { ReactNode } from 'react';
import { countryName } from '../region/country-names.ts';
import { languageName } from '../region/languages.ts';
import { genderName } from './choices.ts';
import { formOf } from './profile.rules.ts';
import styles from './profile-page.module.css';

/** What the person told us, to read. */
export function PersonalInformation({ profile, onEdit }: { profile: Profile; onEdit(): void }) {
  const { name, dob, gender, country, language } = formOf(profile);
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>Personal information</h2>
      <dl className={styles.facts}>
        <Fact word="Name">{name}</Fact>
        <Fact word="Email">
          <Email profile={profile} />
        </Fact>
        <Fact word="Birthday">{dob ? dayWords(dob) : 'Not given'}</Fact>
        <Fact word="Gender">{genderName(gender)}</Fact>
        <Fact word="Country">{countryName(country)}</Fact>
        <Fact word="Chat language">{languageName(language)}</Fact>
      </dl>
      <Button wide onClick={onEdit}>
        Edit Profile
      </Button>
    </Card>
  );
}

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Email({ profile: { email, email_verified } }: { profile: Profile }) {
  const { Link } = useHost();
  if (!email) {
    return (
      <>
        None yet. <Link href="/login?mode=sign-up">Sign up to keep what you entered</Link>
      </>
    );
  }
  const at = email.lastIndexOf('@');
  return (
    <>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>{' '}
      {email_verified ? (
        <Chip tone="good">Verified</Chip>
      ) : (
        <Link href="/verify-email">Verify your email</Link>
      )}
    </>
  );
}

/** A birthday in words, such as "12 April 1999". */
function dayWords(dob: string): string {
  return new Date(`${dob}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
