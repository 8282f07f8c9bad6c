import { AddressedAs, VoiceStyle } from 'contracts/chat';
import { ChoiceGroup } from 'design-system/choice-group';
import styles from './ai-prefs.module.css';
import type { CompanionPrefs } from './companion-prefs.ts';

const voices = [
  { value: 'soft', label: 'Soft', hint: 'Quiet words, much room' },
  { value: 'energetic', label: 'Energetic', hint: 'Bright, and on its feet' },
  { value: 'calm', label: 'Calm', hint: 'Steady, one thing at a time' },
  { value: 'playful', label: 'Playful', hint: 'A smile where it fits' },
] satisfies { value: VoiceStyle; label: string; hint: string }[];

const addresses = [
  { value: 'not_specified', label: 'No preference' },
  { value: 'female', label: 'As a woman' },
  { value: 'male', label: 'As a man' },
  { value: 'non_binary', label: 'Non-binary' },
] satisfies { value: AddressedAs; label: string }[];

interface Props {
  prefs: CompanionPrefs;
  onChange(part: Partial<CompanionPrefs>): void;
}

/** Step 2: the voice style, and how the person wants to be addressed. */
export function VoiceStep({ prefs, onChange }: Props) {
  return (
    <>
      <ChoiceGroup
        className={styles.pairs}
        legend="Voice style"
        choices={voices}
        value={prefs.voice_style}
        onChange={(value) => onChange({ voice_style: VoiceStyle.parse(value) })}
      />
      <ChoiceGroup
        className={styles.pairs}
        legend="How should you be addressed? (optional)"
        choices={addresses}
        value={prefs.addressed_as}
        onChange={(value) => onChange({ addressed_as: AddressedAs.parse(value) })}
      />
    </>
  );
}
