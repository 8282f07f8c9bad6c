import type { Http } from 'contracts/http';
import type { Policy } from 'contracts/policy';
import { expect, test } from 'vitest';
import { fetchPolicy } from './use-policy.ts';

const policy: Policy = {
  free: { daily_messages: 10, warn_from: 8, day_zone: 'Asia/Kolkata', chat_credits: 25, camera_credits: 5 },
  low_credits_warning: 2,
  link_hours: { verification: 24, recovery: 1, new_address: 1 },
  retention_hours: { saved: 72, open: 24, open_without_auto_delete: 72, copies: 1 },
  retention_days: { processing: 365, security: 180, logs: 90 },
  retention_months: { counts: 12 },
  retention_years: { invoices: 8 },
  smallest_count: 10,
  prices: { message_chat_credits: 1, photo_camera_credits: 1 },
  limits: {
    message_characters: 4000,
    chats: 100,
    context_messages: 10,
    name_min: 2,
    name_max: 50,
    ai_name_max: 20,
    password_min: 6,
    password_max: 128,
    age_min: 13,
    age_adult: 18,
  },
  photos: {
    packs: ['free', 'lite', 'pro', 'max'],
    per_minute: 10,
    megabytes: 10,
    megapixels: 40,
    side_pixels: 1500,
    jpeg_percent: 85,
    capture_seconds: 2,
  },
  blocked_countries: ['US'],
  locked_categories: [],
  gst_percent: 18,
  refund: { days: 7, chats: 5 },
  packs: [],
  tones_hz: [528],
  reflection_check_ins: 3,
  break_after_minutes: 45,
  support_email: 'support@saathi.example',
};

/** An HTTP client that counts its calls, and fails the first of them when told. */
function counting({ failures = 0 } = {}) {
  const calls: string[] = [];
  async function call(path: string): Promise<Response> {
    calls.push(path);
    if (calls.length <= failures) throw new Error('no connection');
    return Response.json(policy);
  }
  const http: Http = { get: call, post: call, put: call, patch: call, delete: call };
  return { http, calls };
}

test('everybody on a page who asks for the policy shares one call', async () => {
  const { http, calls } = counting();
  const [one, two] = await Promise.all([fetchPolicy(http), fetchPolicy(http)]);
  expect(one).toEqual(policy);
  expect([two, await fetchPolicy(http)]).toEqual([one, one]);
  expect(calls).toEqual(['/v1/policy']);
});

test('a failure reaches everybody who waits, and the next one asks again', async () => {
  const { http, calls } = counting({ failures: 1 });
  const both = await Promise.allSettled([fetchPolicy(http), fetchPolicy(http)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await fetchPolicy(http)).toEqual(policy);
  expect(calls).toHaveLength(2);
});

test('another page has an answer of its own', async () => {
  const [one, two] = [counting(), counting()];
  await Promise.all([fetchPolicy(one.http), fetchPolicy(two.http)]);
  expect([one.calls, two.calls]).toEqual([['/v1/policy'], ['/v1/policy']]);
});
