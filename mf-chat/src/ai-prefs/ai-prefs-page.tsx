import { useHost } from 'contracts';
import { useEffect, useState } from 'react';
import { choiceFrom } from '../choice/choice.ts';
import { PrefsForm } from './prefs-form.tsx';

/** `/ai-prefs`: the two steps that set a companion up. Nothing chosen yet leads to the companions. */
export function AiPrefsPage() {
  const { navigation, useRoute } = useHost();
  const { state } = useRoute();
  const [choice] = useState(() => choiceFrom(state));
  useEffect(() => {
    if (!choice) navigation.go('/categories', { replace: true });
  }, [choice, navigation]);
  return choice ? <PrefsForm choice={choice} /> : null;
}
