import { nodeFetch } from '../../companion/upstream/node-fetch.ts';
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
    ai ? modelComplaint(ai) : undefined,
    smtpUrl ? mailComplaint({ url: smtpUrl, encrypted: production, patience: PATIENCE_MS }) : undefined,
  ]);
  return lines.filter((line) => line !== undefined);
}

async function modelComplaint({ baseUrl, apiKey }: NonNullable<Settings['ai']>): Promise<string | undefined> {
  const at = `AI_BASE_URL: ${new URL(baseUrl).host}`;
  try {
    const { status } = await nodeFetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // Not every endpoint lists its models; whatever else it says, it is there.
    if (status === 401 || status === 403)
      return `${at} refuses AI_API_KEY (${status}). Replies will fail until it is right.`;
    return undefined;
  } catch (error) {
    return `${at} does not answer (${codeOf(error)}). Replies will fail until it does; their credits are given back.`;
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
