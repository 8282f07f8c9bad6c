import { useHost } from 'contracts';
import { useEffect, useState } from 'react';
import { choiceFrom } from '../choice/choice.ts';
import { useVerifyFirst } from '../verify-first/use-verify-first.ts';
import { VerifyPage } from '../verify-first/verify-page.tsx';
import { PrefsForm } from './prefs-form.tsx';

/** `/ai-prefs`: the two steps that set a companion up, once the e-mail is verified. Nothing chosen yet leads to the companions. */
export function AiPrefsPage() {
  const { navigation, useRoute } = useHost();
  const { state } = useRoute();
  const verify = useVerifyFirst();
  const [choice] = useState(() => choiceFrom(state));
  useEffect(() => {
    if (!choice) navigation.go('/categories', { replace: true });
  }, [choice, navigation]);
  if (!choice) return null;
  return verify.mayChat ? <PrefsForm choice={choice} /> : <VerifyPage verify={verify} path="/ai-prefs" />;
}
