import { isLoopback } from '../http/loopback.ts';
import type { Environment } from './settings.ts';
import { isMadeUp } from './unfit-secrets.ts';

// Each of these has a stand-in or a default that must never meet real people.
const NEEDED = {
  PUBLIC_URL: 'the address people open',
  DATABASE_URL: 'the embedded Postgres is for trying Saathi out',
  AI_BASE_URL: 'the demo companion is not for real conversations',
  SMTP_URL: 'the embedded mailbox shows everybody’s mail',
  MAIL_FROM: 'the default sender is nobody’s address',
  SUPPORT_EMAIL: 'the default is nobody’s address, and people write there for help',
  AUTH_SECRET: 'a generated secret is lost with the machine',
  MASTER_KEYS: 'generated keys are lost with the machine, and every chat with them',
  KEY_DIR: 'a folder that outlives a deploy and that no backup holds',
  TRUST_PROXY_HEADER:
    'behind a proxy everybody would count as one visitor; name the header it sets, like x-forwarded-for, or "none" if there is no proxy',
} as const;

/** What must not be so in production, one line each, by the name of the setting. */
export function unfitForProduction(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const missing = Object.entries(NEEDED)
    .filter(([name]) => !env[name as keyof typeof NEEDED])
    .map(([name, why]) => `${name} is needed in production (${why})`);
  return [...missing, ...readable(env), ...guessable(env), ...unpaid(env), ...unnamed(env)];
}

/** What would go over a network in clear. This machine itself is no network. */
function readable(env: Environment): string[] {
  const { PUBLIC_URL, DATABASE_URL, OIDC_PROVIDERS = [] } = env;
  const models = (['AI_BASE_URL', 'AI_FALLBACK_URL'] as const).filter((name) => isReadable(env[name]));
  const providers = OIDC_PROVIDERS.filter(({ issuer }) => issuer.startsWith('http:'));
  return [
    ...(PUBLIC_URL?.startsWith('http:') ? ['PUBLIC_URL must begin with https: in production'] : []),
    ...models.map(
      (name) => `${name} must begin with https: in production, or conversations could be read on their way`,
    ),
    ...(DATABASE_URL && isUndecided(new URL(DATABASE_URL))
      ? [
          'DATABASE_URL must say how it is encrypted in production: add ?sslmode=verify-full, or ?sslmode=disable where nobody else can read that network',
        ]
      : []),
    ...providers.map(({ id }) => `OIDC_PROVIDERS must have an https issuer for ${id} in production`),
  ];
}

function isReadable(address: string | undefined): boolean {
  return address?.startsWith('http:') === true && !isLoopback(new URL(address).hostname);
}

/** Whether a database on another machine would be reached in clear without anybody having decided so. */
function isUndecided({ hostname, searchParams }: URL): boolean {
  const decided =
    searchParams.has('sslmode') || searchParams.has('ssl') || searchParams.get('sslrootcert') === 'system';
  return !(decided || hostname === '' || isLoopback(hostname));
}

/** Keys of Razorpay's test mode: packs would be given away. */
function unpaid({ RAZORPAY_KEY_ID }: Environment): string[] {
  if (!RAZORPAY_KEY_ID?.startsWith('rzp_test_')) return [];
  return ['RAZORPAY_KEY_ID must be a live key in production: with a test key nobody pays'];
}

const SELLER = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN', 'SELLER_SAC'] as const;

/** Whoever sells has to give invoices, and they name the seller. */
function unnamed(env: Environment): string[] {
  // Some of them without the others are refused anyhow.
  if (!env.RAZORPAY_KEY_ID || SELLER.some((name) => env[name])) return [];
  return SELLER.map((name) => `${name} is needed in production to take payments (every invoice has it)`);
}

function guessable({ AUTH_SECRET, MASTER_KEYS = [] }: Environment): string[] {
  return [
    ...(AUTH_SECRET !== undefined && isMadeUp(AUTH_SECRET)
      ? ['AUTH_SECRET must be random in production ("openssl rand -base64 48" makes one)']
      : []),
    ...MASTER_KEYS.filter(({ key }) => isMadeUp(key)).map(
      ({ id }) =>
        `MASTER_KEYS must be random in production, and ${id} is not ("openssl rand -base64 32" makes a key)`,
    ),
  ];
}
