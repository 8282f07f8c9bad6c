import { CompanionKind } from 'contracts/categories';
import { ChoiceGroup } from 'design-system/choice-group';
import { CompanionBloom } from 'design-system/companion-bloom';
import { PageHeading } from 'design-system/page-heading';
import { type SyntheticEvent, useState } from 'react';
import { usePolicy } from 'remote-kit/use-policy';
import styles from '../ai-prefs/ai-prefs.module.css';
import { type CompanionPrefs, rememberedPrefs, rememberPrefs } from '../ai-prefs/companion-prefs.ts';
import { NameStep } from '../ai-prefs/name-step.tsx';
import { PrefsActions } from '../ai-prefs/prefs-actions.tsx';
import { useStartChat } from '../ai-prefs/use-start-chat.ts';
import { rememberChoice } from '../choice/choice.ts';
import { kindsFor } from './kinds.ts';
import { genderOf, isNamed, personaGenders, personaRequest } from './persona.ts';

/** What the companion is, its name where it needs one, its gender where that is open; then the chat. */
export function PersonaForm({ minor }: { minor: boolean }) {
  const { data: policy } = usePolicy();
  const [kind, setKind] = useState<CompanionKind>('friend');
  const [prefs, setPrefs] = useState(personaPrefs);
  const [nameError, setNameError] = useState('');
  const { start, busy, problem } = useStartChat('/persona');
  const named = isNamed(kind);

  function goOn(event: SyntheticEvent) {
    event.preventDefault();
    const missing = named && prefs.ai_name.trim() === '';
    setNameError(missing ? 'Please give your companion a name.' : '');
    if (missing) return;
    rememberPrefs(prefs);
    rememberChoice({ category: 'companion', subcategory: kind });
    void start(personaRequest(kind, prefs));
  }

  return (
    <form className={styles.page} onSubmit={goOn} noValidate>
      <div className={styles.figure} aria-hidden="true">
        <CompanionBloom category="companion" size={132} open={0.8} />
      </div>
      <div className={styles.questions}>
        <PageHeading above="Your companion">Make it personal</PageHeading>
        <ChoiceGroup
          className={styles.pairs}
          legend="What should your companion be?"
          choices={kindsFor({ minor })}
          value={kind}
          onChange={(value) => setKind(CompanionKind.parse(value))}
        />
        <NameStep
          prefs={prefs}
          named={named}
          genders={genderOf(kind) ? [] : personaGenders}
          maxLength={policy?.limits.ai_name_max}
          error={nameError}
          onChange={(part) => setPrefs((was) => ({ ...was, ...part }))}
        />
      </div>
      <PrefsActions label="Continue" busy={busy} problem={problem} />
    </form>
  );
}

/** As on /ai-prefs; a gender that is not offered here is neutral. */
function personaPrefs(): CompanionPrefs {
  const prefs = rememberedPrefs();
  const offered = personaGenders.find((gender) => gender === prefs.ai_gender);
  return { ...prefs, ai_gender: offered ?? 'neutral' };
}
