import { useHost } from 'contracts';
import { useState } from 'react';
import { startPath } from './start.rules.ts';

/** What Get Started does: sign-up for a visitor, the next unfinished step for somebody who has a session (docs/product/onboarding.md, Welcome). */
export function useStart() {
  const { session, navigation } = useHost();
  const [busy, setBusy] = useState(false);
  const person = session.current?.person;

  async function start() {
    setBusy(true);
    const found = session.current ?? (await session.refresh().catch(() => undefined));
    setBusy(false);
    navigation.go(startPath(found));
  }

  return { busy, start, known: Boolean(person && !person.anonymous) };
}
