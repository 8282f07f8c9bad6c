import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Ai } from '../../deps.ts';
import { startPart } from '../start-part.ts';

const PROGRAM = join(import.meta.dirname, 'server.ts');

/** The demo companion as a process of its own, speaking the OpenAI protocol on a loopback port. */
export interface Companion {
  ai: Ai;
  stop: () => Promise<void>;
}

/** Starts the scripted demo companion. `onGivenUp` is called when it keeps dying. */
export async function startCompanion(onGivenUp: () => void): Promise<Companion> {
  const key = randomBytes(24).toString('base64url');
  const env = (port: number) => ({ COMPANION_PORT: String(port), COMPANION_KEY: key });
  const { port, stop } = await startPart({ name: 'demo companion', program: PROGRAM, env }, onGivenUp);
  return {
    ai: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: key, model: 'saathi-demo', demo: true },
    stop,
  };
}
