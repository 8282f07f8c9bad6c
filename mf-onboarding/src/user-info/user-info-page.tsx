import { useHost } from 'contracts';
import { Gender } from 'contracts/people';
import { Button } from 'design-system/button';
import { ChoiceGroup } from 'design-system/choice-group';
import { Notice } from 'design-system/notice';
import { TextField } from 'design-system/text-field';
import { countryName } from '../region/country-names.ts';
import { languageName } from '../region/languages.ts';
import { StepPage } from '../step/step-page.tsx';
import { useUserInfo } from './use-user-info.ts';
import styles from './user-info-page.module.css';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

/** `/user-info`, step 3 of 4: name, birthday and gender. */
export function UserInfoPage() {
  const { Link } = useHost();
  const about = useUserInfo();
  const { info, change, complete, today, country, language, problem, busy, proceed } = about;
  return (
    <StepPage
      above="Step 3 of 4"
      title="Tell Us About You"
      soft="So that your companion knows whom it is talking with."
      open={0.6}
      aside="A name to call you by, a birthday to read your numbers from, and little more."
      onSubmit={proceed}
      actions={
        <>
          {problem && <Notice tone="error">{problem}</Notice>}
          <Button type="submit" wide disabled={!complete} busy={busy} busyText="Saving…">
            {complete ? 'Continue' : 'Please fill all fields'}
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        autoComplete="given-name"
        maxLength={about.nameMax}
        value={info.name}
        error={about.nameProblem}
        onBlur={about.leaveName}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Birthday"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        value={info.dob}
        onChange={(event) => change({ dob: event.target.value })}
      />
      <ChoiceGroup
        legend="Gender"
        layout="row"
        choices={genders}
        value={info.gender}
        onChange={(value) => change({ gender: Gender.parse(value) })}
      />
      <p className={styles.region}>
        <span>
          {countryName(country)} · {languageName(language)}
        </span>
        <Link href="/country-language" aria-label="Change country and language">
          Change
        </Link>
      </p>
    </StepPage>
  );
}
