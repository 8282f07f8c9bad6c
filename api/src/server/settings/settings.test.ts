import { describe, expect, it } from 'vitest';
import { parseDotEnv } from './read-settings.ts';
import { parseSettings } from './settings.ts';

const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64');
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://saathi.example',
  DATABASE_URL: 'postgres://saathi:pw@db/saathi?sslmode=verify-full',
  AI_BASE_URL: 'https://model.example/v1',
  AI_API_KEY: 'key',
  AI_MODEL: 'model',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Saathi <hello@saathi.example>',
  SUPPORT_EMAIL: 'help@saathi.example',
  AUTH_SECRET: 'lQ3b0Tz8kY5wR1nC7vE4xJ9mG2sH6pDa',
  MASTER_KEYS: `2026:${key}`,
  KEY_DIR: '/var/lib/saathi-keys',
  TRUST_PROXY_HEADER: 'x-forwarded-for',
};

describe('settings', () => {
  it('need nothing to be given', () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      ai: undefined,
      production: false,
    });
  });

  it('take an empty value for none', () => {
    expect(parseSettings({ AI_API_KEY: '', PORT: '' }).port).toBe(3000);
  });

  it('list every bad one in one message', () => {
    const bad = {
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      MASTER_KEYS: 'a:short',
      AI_MODEL: 'm',
    };
    for (const name of Object.keys(bad))
      expect(() => parseSettings(bad)).toThrow(name === 'AI_MODEL' ? 'PORT' : name);
    expect(() => parseSettings({ AI_MODEL: 'm' })).toThrow('AI_BASE_URL and AI_API_KEY are missing');
  });

  it('take a second model for a model, whole', () => {
    const model = { AI_BASE_URL: 'https://one.example/v1', AI_API_KEY: 'a', AI_MODEL: 'm' };
    const second = {
      AI_FALLBACK_URL: 'https://two.example/v1',
      AI_FALLBACK_KEY: 'b',
      AI_FALLBACK_MODEL: 'n',
    };
    expect(parseSettings(model).ai).toMatchObject({ fallback: undefined, concurrency: 256 });
    expect(parseSettings({ ...model, ...second, AI_CONCURRENCY: '8' }).ai).toMatchObject({
      fallback: { baseUrl: 'https://two.example/v1', apiKey: 'b', model: 'n' },
      concurrency: 8,
    });
    expect(() => parseSettings({ ...model, AI_FALLBACK_URL: second.AI_FALLBACK_URL })).toThrow(
      'AI_FALLBACK_KEY and AI_FALLBACK_MODEL are missing: a second model needs all of',
    );
    expect(() => parseSettings(second)).toThrow('AI_FALLBACK_URL needs AI_BASE_URL');
    expect(() => parseSettings({ AI_CONCURRENCY: '0' })).toThrow('AI_CONCURRENCY must be 1 or more');
  });

  it('take the payment provider’s keys all together, and in production none for no payments', () => {
    const keys = {
      RAZORPAY_KEY_ID: 'rzp_live_1',
      RAZORPAY_KEY_SECRET: 'one',
      RAZORPAY_WEBHOOK_SECRET: 'two',
    };
    expect(parseSettings(keys).razorpay).toEqual({
      keyId: 'rzp_live_1',
      keySecret: 'one',
      webhookSecret: 'two',
    });
    expect(parseSettings(PRODUCTION).razorpay).toBeUndefined();
    for (const name of ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN', 'SELLER_SAC'])
      expect(() => parseSettings({ ...PRODUCTION, ...keys })).toThrow(`${name} is needed in production`);
    expect(() => parseSettings({ SELLER_GSTIN: '29AAAAA0000A1ZX' })).toThrow('SELLER_GSTIN must be a GSTIN');
    const testing = { ...PRODUCTION, ...keys, RAZORPAY_KEY_ID: 'rzp_test_1' };
    expect(() => parseSettings(testing)).toThrow('RAZORPAY_KEY_ID must be a live key in production');
    for (const name of Object.keys(keys))
      expect(() => parseSettings({ ...keys, [name]: '' })).toThrow(
        `${name} is missing: taking payments needs`,
      );
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['AI_BASEURL', 'AI_BASE_URL'],
    ['SAATHI_DATABASE_URL', 'DATABASE_URL'],
    ['SAATHI_PORT', 'PORT'],
    ['PORTT', 'PORT'],
    ['PROT', 'PORT'],
    ['AI_KEY', 'AI_API_KEY'],
    ['AI_URL', 'AI_BASE_URL'],
    ['TRUST_PROXY', 'TRUST_PROXY_HEADER'],
    ['SMTP_SERVER', 'SMTP_URL'],
    ['SMTP_PASSWORD', 'SMTP_URL'],
  ])('refuse %s and offer %s', (given, meant) => {
    expect(() => parseSettings({ [given]: 'x' })).toThrow(`${given} is unknown (did you mean ${meant}?)`);
  });

  it.each([
    ['DB_URL', 'DATABASE_URL'],
    ['POSTGRES_URL', 'DATABASE_URL'],
    ['OPENAI_API_KEY', 'AI_API_KEY'],
    ['OPENAI_BASE_URL', 'AI_BASE_URL'],
    ['BETTER_AUTH_SECRET', 'AUTH_SECRET'],
    ['APP_URL', 'PUBLIC_URL'],
  ])('name %s, which another program may read, and offer %s', (given, meant) => {
    const hint = `${given} is not read (did you mean ${meant}?)`;
    expect(parseSettings({ [given]: 'x' }).unread).toEqual([hint]);
    expect(() => parseSettings({ [given]: 'x', NODE_ENV: 'production' })).toThrow(hint);
  });

  it('say nothing of another program’s name where their own is given', () => {
    const DATABASE_URL = 'postgres://saathi@db/saathi';
    expect(parseSettings({ DB_URL: 'x', DATABASE_URL }).unread).toEqual([]);
  });

  it('refuse an unknown SAATHI_ name', () => {
    expect(() => parseSettings({ SAATHI_COLOUR: 'blue' })).toThrow('SAATHI_COLOUR is unknown');
  });

  it.each([
    'HOME',
    'HOSTNAME',
    'HOSTTYPE',
    'PATH',
    'PWD',
    'TEMP',
    'BASE_URL',
    'AI_AGENT',
    'npm_config_cache',
  ])('leave the machine’s own %s alone', (name) => {
    expect(parseSettings({ [name]: 'x' }).port).toBe(3000);
  });

  it('name a % that begins no escape', () => {
    for (const [name, value] of [
      ['DATABASE_URL', 'postgres://saathi:100%@db/saathi'],
      ['SMTP_URL', 'smtp://saathi:100%@mail.example'],
    ])
      expect(() => parseSettings({ [name ?? '']: value })).toThrow(/_URL must be .* with %25 for every %/);
  });

  it('say how a password stands in an address', () => {
    for (const [name, value] of [
      ['DATABASE_URL', 'postgres://saathi:a/b#c@db/saathi'],
      ['SMTP_URL', 'smtp://saathi:a/b#c@mail.example'],
    ])
      expect(() => parseSettings({ [name ?? '']: value })).toThrow(/write \/ as %2F, # as %23/);
  });

  it.each([
    'https://saathi.example/app',
    'https://saathi.example/?from=mail',
    'https://saathi.example/#top',
    'https://asha@saathi.example',
  ])('refuse %s as what people open: links in mails begin with it', (PUBLIC_URL) => {
    expect(() => parseSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an address like');
  });

  it('take a PUBLIC_URL with a slash at its end', () => {
    expect(parseSettings({ PUBLIC_URL: 'https://saathi.example:8443/' }).publicUrl).toBe(
      'https://saathi.example:8443',
    );
  });

  it('take a sender with a name or without one, and refuse one that has no address', () => {
    for (const MAIL_FROM of [
      'hello@saathi.example',
      'Saathi <hello@saathi.example>',
      'Saathi <saathi@localhost>',
    ])
      expect(parseSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    for (const MAIL_FROM of ['Saathi', 'Saathi <hello', 'Saathi <hello@saathi.example', '<>'])
      expect(() => parseSettings({ MAIL_FROM })).toThrow('MAIL_FROM must be a sender like');
  });

  it('read a .env file that begins with a byte order mark, and refuse one in UTF-16', () => {
    expect(parseDotEnv('\ufeffPORT=3005\nHOST=127.0.0.1\n')).toEqual({ PORT: '3005', HOST: '127.0.0.1' });
    const utf16 = Buffer.from('\ufeffPORT=3005\n', 'utf16le').toString('utf8');
    expect(() => parseDotEnv(utf16)).toThrow('.env is not written in UTF-8');
  });

  it('keep the keys of chats beside the data unless told where, and never around it', () => {
    expect(parseSettings({ DATA_DIR: '/srv/data' }).keyDir).toBe('/srv/data/keys');
    expect(parseSettings({ DATA_DIR: '/srv/data', KEY_DIR: '/srv/keys' }).keyDir).toBe('/srv/keys');
    for (const KEY_DIR of ['/srv', '/srv/data'])
      expect(() => parseSettings({ DATA_DIR: '/srv/data', KEY_DIR })).toThrow('a folder of its own');
  });

  it('read master keys, the first being the current one', () => {
    const { masterKeys } = parseSettings({ MASTER_KEYS: `new:${key}, old:${key}` });
    expect(masterKeys?.map(({ id, key: bytes }) => [id, bytes.length])).toEqual([
      ['new', 32],
      ['old', 32],
    ]);
    expect(() => parseSettings({ MASTER_KEYS: `a:${key},a:${key}` })).toThrow('each id once');
  });
});

describe('OIDC_PROVIDERS', () => {
  const provider = {
    id: 'home',
    name: 'Home',
    issuer: 'https://id.example',
    client_id: 'saathi',
    client_secret: 'a secret',
  };
  const messageFor = (value: string) => {
    try {
      return JSON.stringify(parseSettings({ OIDC_PROVIDERS: value }).oidcProviders);
    } catch (error) {
      return String(error);
    }
  };

  it('are nobody at first, and read from JSON', () => {
    expect(parseSettings({}).oidcProviders).toEqual([]);
    expect(messageFor(JSON.stringify([provider]))).toBe(JSON.stringify([provider]));
  });

  it('are refused with every bad part named and no secret shown', () => {
    const message = messageFor(
      JSON.stringify([
        { ...provider, id: 'Not Good', issuer: 'id.example' },
        { ...provider, name: '', scope: 'x' },
        7,
      ]),
    );
    for (const part of [
      'entry 1: id',
      'entry 1: issuer',
      'entry 2: name',
      'entry 2: scope is unknown',
      'entry 3: must',
    ])
      expect(message).toContain(`OIDC_PROVIDERS ${part}`);
    expect(message).not.toContain('a secret');
  });

  it.each(['not json', '{}', '"x"'])('are refused when they are %s', (value) => {
    expect(messageFor(value)).toContain('OIDC_PROVIDERS must be a JSON array');
  });

  it('have an id each', () => {
    expect(messageFor(JSON.stringify([provider, provider]))).toContain('names the provider home twice');
  });

  it('have an https issuer in production', () => {
    const open = JSON.stringify([{ ...provider, issuer: 'http://id.example' }]);
    expect(() => parseSettings({ ...PRODUCTION, OIDC_PROVIDERS: open })).toThrow('https issuer for home');
  });
});

describe('production', () => {
  it('accepts a complete configuration', () => {
    expect(parseSettings(PRODUCTION)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      publicUrl: 'https://saathi.example',
    });
  });

  it.each([
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'AUTH_SECRET',
    'MASTER_KEYS',
    'KEY_DIR',
    'TRUST_PROXY_HEADER',
  ])('refuses to run without %s', (name) => {
    expect(() => parseSettings({ ...PRODUCTION, [name]: undefined })).toThrow(
      `${name} is needed in production`,
    );
  });

  it('may be told that there is no proxy', () => {
    expect(parseSettings({ ...PRODUCTION, TRUST_PROXY_HEADER: 'none' }).trustProxyHeader).toBeUndefined();
  });

  const blank = ' '.repeat(40);
  const zeroKey = `2026:${Buffer.alloc(32).toString('base64')}`;
  it.each<[string, string, string]>([
    ['a blank AUTH_SECRET', 'AUTH_SECRET', blank],
    ['one character over and over', 'AUTH_SECRET', '0'.repeat(48)],
    ['a master key of zeros', 'MASTER_KEYS', zeroKey],
    ['an address in clear', 'PUBLIC_URL', 'http://saathi.example'],
    ['a model reached in clear', 'AI_BASE_URL', 'http://model.example/v1'],
    ['a second model reached in clear', 'AI_FALLBACK_URL', 'http://second.example/v1'],
    ['a database reached in clear', 'DATABASE_URL', 'postgres://saathi:pw@db/saathi'],
  ])('refuses %s by name', (_what, name, value) => {
    expect(() => parseSettings({ ...PRODUCTION, [name]: value })).toThrow(name);
  });

  it('accepts a model on the same machine', () => {
    const settings = parseSettings({ ...PRODUCTION, AI_BASE_URL: 'http://127.0.0.1:8080/v1' });
    expect(settings.ai?.baseUrl).toBe('http://127.0.0.1:8080/v1');
  });

  it.each(['postgres://saathi:pw@127.0.0.1/saathi', 'postgres://saathi:pw@db/saathi?sslmode=disable'])(
    'accepts %s: this machine is no network, and a word of the operator decides',
    (DATABASE_URL) => {
      expect(parseSettings({ ...PRODUCTION, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );

  it('refuses the demo companion', () => {
    const { AI_BASE_URL, AI_API_KEY, AI_MODEL, ...rest } = PRODUCTION;
    expect(() => parseSettings(rest)).toThrow('AI_BASE_URL is needed in production (the demo companion');
  });
});
