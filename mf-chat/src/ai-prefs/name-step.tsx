import { AiGender } from 'contracts/chat';
import { ChoiceGroup } from 'design-system/choice-group';
import { TextField } from 'design-system/text-field';
import type { CompanionPrefs } from './companion-prefs.ts';

const labels = {
  female: 'Female',
  male: 'Male',
  non_binary: 'Non-binary',
  neutral: 'Neutral',
} satisfies Record<AiGender, string>;

interface Props {
  prefs: CompanionPrefs;
  /** The romantic type has no name to give. */
  named: boolean;
  /** Those to choose from; none where the companion has one by its kind. */
  genders: readonly AiGender[];
  maxLength: number | undefined;
  error: string;
  onChange(part: Partial<CompanionPrefs>): void;
}

/** Step 1: the companion's name and gender. */
export function NameStep({ prefs, named, genders, maxLength, error, onChange }: Props) {
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
      {genders.length > 0 && (
        <ChoiceGroup
          legend="AI gender"
          layout="row"
          choices={genders.map((value) => ({ value, label: labels[value] }))}
          value={prefs.ai_gender}
          onChange={(value) => onChange({ ai_gender: AiGender.parse(value) })}
        />
      )}
    </>
  );
}
