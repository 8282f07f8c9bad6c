import { useHost } from 'contracts';
import { hasLocalProfile } from 'contracts/storage';
import { useEffect, useRef, useState } from 'react';
import { answered, firstOpen, keepDraft, readDraft } from './answers.ts';
import { createFailure, createProfile } from './create-profile.ts';

const BEAT_MS = 260;
const KEPT_HERE = 'Your profile is kept on this device, and saved as soon as Saathi can be reached.';

/** The personality test: one statement after the other, kept on this device until the profile is made. */
export function usePersonality() {
  const host = useHost();
  const [draft, setDraft] = useState(readDraft);
  const [at, setAt] = useState(() => firstOpen(draft));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const beat = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(beat.current), []);

  const last = draft.length - 1;
  const go = (to: number) => {
    clearTimeout(beat.current);
    setAt(Math.min(last, Math.max(0, to)));
  };

  /** Answers the statement in view. With `goOn` the next one follows after a beat, in which the choice can be seen. */
  function answer(value: number, goOn: boolean) {
    const changed = draft.with(at, value);
    setDraft(changed);
    keepDraft(changed);
    setProblem(null);
    clearTimeout(beat.current);
    if (goOn && at < last) beat.current = setTimeout(() => setAt(at + 1), BEAT_MS);
  }

  async function create() {
    setBusy(true);
    setProblem(null);
    try {
      const next = await createProfile(host, draft);
      if (hasLocalProfile()) host.toasts.show({ tone: 'info', text: KEPT_HERE });
      host.navigation.go(next, { replace: next === '/categories' });
    } catch (error) {
      setProblem(createFailure(error));
    } finally {
      setBusy(false);
    }
  }

  function back() {
    if (at === 0) host.navigation.go('/user-info');
    else go(at - 1);
  }

  const count = answered(draft);
  const next = at < last && draft[at] ? () => go(at + 1) : undefined;
  return { draft, at, count, left: draft.length - count, answer, back, next, problem, busy, create };
}
