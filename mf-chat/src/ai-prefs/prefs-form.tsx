import { categoryTitles, isRomantic } from 'contracts/categories';
import { CompanionBloom } from 'design-system/companion-bloom';
import { PageHeading } from 'design-system/page-heading';
import { type SyntheticEvent, useState } from 'react';
import { usePolicy } from 'remote-kit/use-policy';
import type { Choice } from '../choice/choice.ts';
import styles from './ai-prefs.module.css';
import { type CompanionPrefs, rememberedPrefs, rememberPrefs, sessionRequest } from './companion-prefs.ts';
import { NameStep } from './name-step.tsx';
import { PrefsActions } from './prefs-actions.tsx';
import { useStartChat } from './use-start-chat.ts';
import { VoiceStep } from './voice-step.tsx';

/** Both steps; the answers are remembered at each, so that verifying an e-mail in between loses none. */
export function PrefsForm({ choice }: { choice: Choice }) {
  const { data: policy } = usePolicy();
  const [prefs, setPrefs] = useState(rememberedPrefs);
  const [step, setStep] = useState<1 | 2>(1);
  const [nameError, setNameError] = useState('');
  const { start, busy, problem } = useStartChat();
  const romantic = isRomantic(choice.category, choice.subcategory);
  const change = (part: Partial<CompanionPrefs>) => setPrefs((was) => ({ ...was, ...part }));

  function goOn(event: SyntheticEvent) {
    event.preventDefault();
    const missing = !romantic && prefs.ai_name.trim() === '';
    setNameError(missing ? 'Please give your companion a name.' : '');
    if (missing) return;
    rememberPrefs(prefs);
    if (step === 1) setStep(2);
    else void start(sessionRequest(choice, prefs));
  }

  return (
    <form className={styles.page} onSubmit={goOn} noValidate>
      <div className={styles.figure} aria-hidden="true">
        <CompanionBloom category={choice.category} size={132} open={step === 1 ? 0.6 : 1} />
      </div>
      <div className={styles.questions}>
        <PageHeading above={`${categoryTitles[choice.category]} · step ${step} of 2`} key={step}>
          {step === 1 ? headings.first[romantic ? 'romantic' : 'named'] : headings.second}
        </PageHeading>
        {step === 1 ? (
          <NameStep
            prefs={prefs}
            named={!romantic}
            genders={genders}
            maxLength={policy?.limits.ai_name_max}
            error={nameError}
            onChange={change}
          />
        ) : (
          <VoiceStep prefs={prefs} onChange={change} />
        )}
      </div>
      <PrefsActions
        key={step}
        label={step === 1 ? 'Continue' : 'Start Chat'}
        busy={busy}
        problem={problem}
        onBack={step === 2 ? () => setStep(1) : undefined}
      />
    </form>
  );
}

const genders = ['female', 'male', 'non_binary'] as const;

const headings = {
  first: { named: 'What shall your companion be called?', romantic: 'Who would you like beside you?' },
  second: 'How should it sound?',
};
