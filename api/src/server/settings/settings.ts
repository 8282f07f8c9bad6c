import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import type { AiEndpoint } from '../../deps.ts';
import { isGstin } from '../../invoices/gstin.ts';
import { type Seller, sampleSeller } from '../../invoices/seller.ts';
import { startProblem } from '../start/start-problem.ts';
import { MasterKeys } from './master-keys.ts';
import { calledElsewhere, misspelt } from './misspelt.ts';
import { OidcProviders } from './oidc-providers.ts';
import { unfitForProduction } from './unfit-for-production.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

const url = (protocols: RegExp, example: string) =>
  z
    .url({ protocol: protocols, error: `must be an address like ${example}` })
    .refine(isDecodable, `must be an address like ${example}, with %25 for every % in it`);
const urlWithPassword = (protocols: RegExp, example: string) =>
  url(protocols, `${example} (in a password, write / as %2F, # as %23, ? as %3F and @ as %40)`);
const text = z.string().trim().min(1);
const ORIGIN = /^https?:\/\/[^/?#@]+\/*$/i;
const SENDER = /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be whole')
    .min(1, 'must be 1 or more')
    .max(65_535, 'must be 65535 or less')
    .default(3000),
  HOST: text.optional(),
  PUBLIC_URL: url(/^https?$/, 'https://saathi.example')
    .regex(ORIGIN, 'must be an address like https://saathi.example, with nothing after the host and port')
    .optional(),
  DATA_DIR: text.default('.data'),
  KEY_DIR: text.optional(),
  SITE_DIR: text.optional(),
  DATABASE_URL: urlWithPassword(/^postgres(ql)?$/, 'postgres://user:password@host:5432/saathi').optional(),
  AI_BASE_URL: url(/^https?$/, 'https://api.openai.com/v1').optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_MODERATION_MODEL: text.optional(),
  AI_FALLBACK_URL: url(/^https?$/, 'https://api.openai.com/v1').optional(),
  AI_FALLBACK_KEY: text.optional(),
  AI_FALLBACK_MODEL: text.optional(),
  AI_CONCURRENCY: z.coerce
    .number('must be a number')
    .int('must be whole')
    .min(1, 'must be 1 or more')
    .default(256),
  SMTP_URL: urlWithPassword(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text.regex(SENDER, 'must be a sender like Saathi <hello@saathi.example>').optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  RAZORPAY_KEY_ID: text.regex(/^rzp_/, 'must begin with rzp_').optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  SELLER_NAME: text.optional(),
  SELLER_ADDRESS: text.optional(),
  SELLER_GSTIN: text.refine(isGstin, 'must be a GSTIN, its check digit included').optional(),
  SELLER_SAC: text.regex(/^\d{4,6}$/, 'must be a Service Accounting Code of four to six digits').optional(),
  SELLER_LUT: text.optional(),
  AUTH_SECRET: z.string().trim().min(32, 'needs at least 32 characters').optional(),
  MASTER_KEYS: MasterKeys.optional(),
  OIDC_PROVIDERS: OidcProviders.optional(),
  TRUST_PROXY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
    .toLowerCase()
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .optional(),
});
export type Environment = z.infer<typeof Environment>;

interface AiSettings extends AiEndpoint {
  /** The endpoint's model for moderation, where it has one. */
  moderationModel: string | undefined;
  /** Who is asked when it fails. */
  fallback: AiEndpoint | undefined;
  /** How many replies one process has written at once. */
  concurrency: number;
}

/** What the operator decided. Absent parts (`databaseUrl`, `ai`, `smtpUrl`) are played by an embedded one. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Scheme, host and port that people open; without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** Where the keys of generations lie, and nothing else; no backup may hold it. */
  keyDir: string;
  siteDir: string;
  /** Whether the operator named that folder. */
  siteDirGiven: boolean;
  databaseUrl: string | undefined;
  ai: AiSettings | undefined;
  /** The payment provider's account; undefined without one, which production takes for no payments at all. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | undefined;
  /** Who sells, as invoices name them; a marked sample where no money moves. */
  seller: Seller;
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  authSecret: string | undefined;
  masterKeys: MasterKeys | undefined;
  /** Whom people may sign in with, besides a password. */
  oidcProviders: OidcProviders;
  /** The header in which a proxy in front names the client's address; undefined when there is none. */
  trustProxyHeader: string | undefined;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  /** A line for each name that another program would read, and that was perhaps meant for Saathi. */
  unread: string[];
}

/** Reads the settings from an environment. Throws one start problem that lists every bad one. */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  const unread = calledElsewhere(Object.keys(given));
  const wrong = [
    ...misspelt(Object.keys(given), Object.keys(Environment.shape)),
    // Production needs nearly all of them, and then this is the reason that one is missing.
    ...(given.NODE_ENV === 'production' ? unread : []),
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`),
    ...(parsed.data
      ? [
          ...incomplete(parsed.data),
          ...alone(parsed.data),
          ...misplaced(parsed.data),
          ...unfitForProduction(parsed.data),
        ]
      : []),
  ];
  if (wrong.length > 0 || !parsed.data) throw startProblem(`Settings: ${wrong.join('; ')}.`);
  return { ...toSettings(parsed.data), unread };
}

/** Reads only DATABASE_URL, which has to be there. */
export function parseDatabaseUrl({ DATABASE_URL }: Record<string, string | undefined>): string {
  const parsed = Environment.shape.DATABASE_URL.safeParse(DATABASE_URL || undefined);
  if (parsed.data) return parsed.data;
  throw startProblem(`Settings: DATABASE_URL ${parsed.error?.issues[0]?.message ?? 'is needed'}.`);
}

function toSettings(env: Environment): Omit<Settings, 'unread'> {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(ROOT, env.DATA_DIR),
    keyDir: keyDirOf(env),
    siteDir: resolve(ROOT, env.SITE_DIR ?? 'site'),
    siteDirGiven: env.SITE_DIR !== undefined,
    databaseUrl: env.DATABASE_URL,
    ai: aiSettings(env),
    razorpay:
      env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET && env.RAZORPAY_WEBHOOK_SECRET
        ? {
            keyId: env.RAZORPAY_KEY_ID,
            keySecret: env.RAZORPAY_KEY_SECRET,
            webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
          }
        : undefined,
    seller: sellerOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Saathi <saathi@localhost>',
    supportEmail: env.SUPPORT_EMAIL ?? 'support@saathi.example',
    authSecret: env.AUTH_SECRET,
    masterKeys: env.MASTER_KEYS,
    oidcProviders: env.OIDC_PROVIDERS ?? [],
    trustProxyHeader: env.TRUST_PROXY_HEADER === 'none' ? undefined : env.TRUST_PROXY_HEADER,
    // At one's own desk the terminal stays readable.
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

function aiSettings(env: Environment): AiSettings | undefined {
  const endpoint = aiEndpoint(env.AI_BASE_URL, env.AI_API_KEY, env.AI_MODEL);
  return (
    endpoint && {
      ...endpoint,
      moderationModel: env.AI_MODERATION_MODEL,
      fallback: aiEndpoint(env.AI_FALLBACK_URL, env.AI_FALLBACK_KEY, env.AI_FALLBACK_MODEL),
      concurrency: env.AI_CONCURRENCY,
    }
  );
}

function aiEndpoint(baseUrl?: string, apiKey?: string, model?: string): AiEndpoint | undefined {
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : undefined;
}

function sellerOf({
  SELLER_NAME,
  SELLER_ADDRESS,
  SELLER_GSTIN,
  SELLER_SAC,
  SELLER_LUT,
}: Environment): Seller {
  if (!(SELLER_NAME && SELLER_ADDRESS && SELLER_GSTIN && SELLER_SAC)) return sampleSeller;
  return {
    name: SELLER_NAME,
    address: SELLER_ADDRESS,
    gstin: SELLER_GSTIN,
    sac: SELLER_SAC,
    lut: SELLER_LUT ?? null,
    sample: false,
  };
}

function keyDirOf({ KEY_DIR, DATA_DIR }: Pick<Environment, 'KEY_DIR' | 'DATA_DIR'>): string {
  return KEY_DIR ? resolve(ROOT, KEY_DIR) : join(resolve(ROOT, DATA_DIR), 'keys');
}

const TOGETHER = {
  'a model': ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  'a second model': ['AI_FALLBACK_URL', 'AI_FALLBACK_KEY', 'AI_FALLBACK_MODEL'],
  'taking payments': ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  'an invoice': ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN', 'SELLER_SAC'],
} as const;

function incomplete(env: Environment): string[] {
  return Object.entries(TOGETHER).flatMap(([what, names]) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    return `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: ${what} needs all of ${names.join(', ')}`;
  });
}

// The demo companion has nobody to step in for it.
function alone({ AI_FALLBACK_URL, AI_BASE_URL }: Environment): string[] {
  return AI_FALLBACK_URL && !AI_BASE_URL ? ['AI_FALLBACK_URL needs AI_BASE_URL, for which it steps in'] : [];
}

// Made for its owner alone, so it cannot be a folder that others have to enter.
function misplaced(env: Environment): string[] {
  const holdsData = !relative(keyDirOf(env), resolve(ROOT, env.DATA_DIR)).startsWith('..');
  return holdsData ? ['KEY_DIR must be a folder of its own, not one that holds DATA_DIR'] : [];
}

// The parts of an address are unescaped where it is used, and a % that begins no escape would end the start with a stack.
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
