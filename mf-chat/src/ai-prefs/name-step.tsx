import { ChoiceGroup } from 'design-system/choice-group';
import { TextField } from 'design-system/text-field';
import type { CompanionPrefs } from './companion-prefs.ts';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'non_binary', label: 'Non-binary' },
] as const;

interface Props {
  prefs: CompanionPrefs;
  /** The romantic type has no name to give. */
  named: boolean;
  maxLength: number | undefined;
  error: string;
  onChange(part: Partial<CompanionPrefs>): void;
}

/** Step 1: the companion's name and gender. */
export function NameStep({ prefs, named, maxLength, error, onChange }: Props) {
  return (
    <>
      {named && (
        <TextField
          label="AI name"
          value={prefs.ai_name}
          maxLength={maxLength}
          error={error}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => onChange({ ai_name: event.target.value })}
        />
      )}
      <ChoiceGroup
        legend="AI gender"
        layout="row"
        choices={genders}
        value={prefs.ai_gender}
        onChange={(value) => {
          const gender = genders.find((candidate) => candidate.value === value);
          if (gender) onChange({ ai_gender: gender.value });
        }}
      />
    </>
  );
}
