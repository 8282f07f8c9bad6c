import type { HostServices } from 'contracts';
import { signInAnonymously } from './anonymous.api.ts';

/**
 * Makes sure that somebody is here for the server to remember: the person of the session, otherwise a new anonymous one.
 * Throws a ProblemError when the server can't be reached.
 */
export async function ensurePerson({ http, session }: Pick<HostServices, 'http' | 'session'>): Promise<void> {
  const { person } = session.current ?? (await session.refresh());
  if (person) return;
  await signInAnonymously(http);
  await session.refresh();
}
