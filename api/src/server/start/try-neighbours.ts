import { nodeFetch } from '../../companion/upstream/node-fetch.ts';
import type { AiEndpoint } from '../../deps.ts';
import { type SmtpOptions, trySmtp } from '../../mail/smtp.ts';
import type { Settings } from '../settings/settings.ts';

const PATIENCE_MS = 8000;

/**
 * Tries the operator's model and mail server once and returns a line for each that does not answer. Nothing depends on it: a
 * model may come later, and mails wait.
 */
export async function tryNeighbours({
  ai,
  smtpUrl,
  production,
}: Pick<Settings, 'ai' | 'smtpUrl' | 'production'>): Promise<string[]> {
  const lines = await Promise.all([
    ai ? modelComplaint(ai, 'AI_BASE_URL', 'AI_API_KEY', WITHOUT_MODEL) : undefined,
    ai?.fallback
      ? modelComplaint(ai.fallback, 'AI_FALLBACK_URL', 'AI_FALLBACK_KEY', WITHOUT_FALLBACK)
      : undefined,
    smtpUrl ? mailComplaint({ url: smtpUrl, encrypted: production, patience: PATIENCE_MS }) : undefined,
  ]);
  return lines.filter((line) => line !== undefined);
}

// What it means when it refuses its key, and when it does not answer.
const WITHOUT_MODEL = [
  'Replies will fail until it is right.',
  'Replies will fail until it does; their credits are given back.',
] as const;
const WITHOUT_FALLBACK = [
  'Nobody steps in for the model until it is right.',
  'Nobody steps in for the model until it does.',
] as const;

async function modelComplaint(
  { baseUrl, apiKey }: AiEndpoint,
  addressName: string,
  keyName: string,
  [refused, silent]: readonly [string, string],
): Promise<string | undefined> {
  const at = `${addressName}: ${new URL(baseUrl).host}`;
  try {
    const { status } = await nodeFetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // Not every endpoint lists its models; whatever else it says, it is there.
    if (status === 401 || status === 403) return `${at} refuses ${keyName} (${status}). ${refused}`;
    return undefined;
  } catch (error) {
    return `${at} does not answer (${codeOf(error)}). ${silent}`;
  }
}

async function mailComplaint(options: SmtpOptions): Promise<string | undefined> {
  try {
    await trySmtp(options);
    return undefined;
  } catch (error) {
    return `SMTP_URL: ${new URL(options.url).host} takes no mail (${codeOf(error)}). Mails wait in the database and are tried again.`;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : 'no reason given';
}
