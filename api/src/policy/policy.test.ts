import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Pack } from 'contracts/policy';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { chatApp } from '../testing/chat-app.ts';
import { chatFields } from './chat-fields.rows.ts';
import { entitlementFields } from './entitlement-fields.rows.ts';
import type { FieldRow } from './field.rows.ts';
import { offerFields } from './offer-fields.rows.ts';
import { paymentFields } from './payment-fields.rows.ts';
import { personFields } from './person-fields.rows.ts';
import { photoFields } from './photo-fields.rows.ts';
import { policy } from './policy.ts';

const app = await chatApp({ clock: () => new Date('2026-11-21T20:00:00Z') });
const { app: api, deps, through } = app;

const served = async (): Promise<object> => (await api.request('/v1/policy')).json();
const lite = async () => Pack.parse(Reflect.get(await served(), 'packs')[1]);

/** No call depends on these: only screens use them, and one of their tests names the field. */
const screenFields: Record<string, unknown> = {
  'free.warn_from': 5,
  low_credits_warning: 7,
  'retention_days.logs': 30,
  'photos.side_pixels': 800,
  'photos.jpeg_percent': 60,
  'photos.capture_seconds': 5,
  'limits.ai_name_max': 12,
  'refund.days': 14,
  'refund.chats': 9,
  break_after_minutes: 90,
};

const packFields: Record<string, FieldRow> = {
  gst_percent: { to: 10, see: async () => (await lite()).total, was: 9322, is: 8690 },
  'packs.0.id': { to: 'max', see: async () => (await lite()).id, was: 'lite', is: 'max' },
  'packs.0.name': { to: 'Light', see: async () => (await lite()).name, was: 'Lite', is: 'Light' },
  'packs.0.base': { to: 1000, see: async () => (await lite()).total, was: 9322, is: 1180 },
  'packs.0.badge': { to: null, see: async () => (await lite()).badge, was: 'Most Popular', is: null },
  'packs.0.chat_credits': {
    to: 50,
    see: async () => (await lite()).features[0],
    was: '200 chat conversations',
    is: '50 chat conversations',
  },
  'packs.0.camera_credits': {
    to: 3,
    see: async () => (await lite()).features[1],
    was: '20 camera uploads',
    is: '3 camera uploads',
  },
};

const rows: Record<string, FieldRow> = {
  ...chatFields(app),
  ...personFields(app),
  ...photoFields(app),
  ...packFields,
  ...offerFields(),
  ...entitlementFields(app),
  ...(await paymentFields()),
};

/** Every field there is, as a path; of a list of things the first one stands for all. */
function fieldsOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Array.isArray(inner) && typeof inner[0] === 'object') return fieldsOf([inner[0]], `${path}${key}.`);
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      return fieldsOf(inner, `${path}${key}.`);
    return `${path}${key}`;
  });
}

function holderOf(root: object, field: string): { holder: object; key: string } {
  const keys = field.split('.');
  const key = keys.pop() ?? '';
  return { holder: keys.reduce((holder, one) => Reflect.get(holder, one), root), key };
}

/** What `work` comes to in an app that starts with the changed field; afterwards the field is as it was. */
async function changed<T>(field: string, to: unknown, work: () => Promise<T>): Promise<T> {
  const { holder, key } = holderOf(policy, field);
  const decided: unknown = Reflect.get(holder, key);
  Reflect.set(holder, key, to);
  try {
    return await through(createApp(createDeps(deps)).fetch, work);
  } finally {
    Reflect.set(holder, key, decided);
  }
}

it('holds no field without a row', () => {
  expect([...Object.keys(rows), ...Object.keys(screenFields)].sort()).toEqual(fieldsOf(policy).sort());
});

it.each(Object.entries(rows))('%s decides what the server does', async (field, { to, see, was, is }) => {
  expect(await see()).toEqual(was);
  expect(await changed(field, to, see)).toEqual(is);
});

it.each(
  [
    ...Object.entries(screenFields),
    ...Object.entries(rows).map(([field, { to }]) => [field, to] as const),
  ].filter(([field]) => !/^(accounts|caps|entitlements|packs|payments|subscriptions)\./.test(field)),
)('%s reaches the screens', async (field, to) => {
  const shown = await changed(field, to, served);
  const { holder, key } = holderOf(shown, field);
  expect(Reflect.get(holder, key)).toEqual(to);
});

it.each(Object.keys(screenFields))('%s is named by a test of the screens', (field) => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const tests = [
    'mf-billing/src',
    'mf-chat/src',
    'mf-onboarding/src',
    'remote-kit/src',
    'e2e/journeys',
  ].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => `${root}${folder}/${file}`),
  );
  const names = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return field.split('.').every((part) => text.includes(part));
  };
  expect(tests.filter(names)).not.toEqual([]);
});
