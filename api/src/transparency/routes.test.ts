import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { app, deps } = await testApp({ clock: () => new Date('2026-11-22T12:00:00Z') });
const { sql } = deps;

async function count(month: string, counts: Record<string, number>): Promise<void> {
  for (const [what, number] of Object.entries(counts))
    await sql`INSERT INTO transparency_counts (month, what, count) VALUES (${`${month}-01`}::date, ${what}, ${number})`;
}

async function months(): Promise<unknown> {
  return (await (await app.request('/v1/transparency')).json()).months;
}

const NOTHING = { care_referrals: null, care_not_meant: null, chats_erased: null, accounts_deleted: null };

describe('GET /v1/transparency', () => {
  beforeEach(() => sql`DELETE FROM transparency_counts`);

  it('has no months before anything was counted', async () => {
    expect(await months()).toEqual([]);
  });

  it('tells each month since the first count, the newest first, those without counts too', async () => {
    await count('2026-08', { chats_erased: 512 });
    expect(await months()).toEqual([
      { month: '2026-11', running: true, ...NOTHING },
      { month: '2026-10', running: false, ...NOTHING },
      { month: '2026-09', running: false, ...NOTHING },
      { month: '2026-08', running: false, ...NOTHING, chats_erased: 512 },
    ]);
  });

  it('tells no number below ten, so that nobody is recognised by it', async () => {
    await count('2026-10', { care_referrals: 9, care_not_meant: 1, chats_erased: 10, accounts_deleted: 11 });
    expect(await months()).toContainEqual({
      month: '2026-10',
      running: false,
      care_referrals: null,
      care_not_meant: null,
      chats_erased: 10,
      accounts_deleted: 11,
    });
  });

  it('counts the running month in tens, so that nobody sees one person’s count happen', async () => {
    await count('2026-11', {
      care_referrals: 19,
      care_not_meant: 9,
      chats_erased: 130,
      accounts_deleted: 20,
    });
    expect(await months()).toEqual([
      {
        month: '2026-11',
        running: true,
        care_referrals: 10,
        care_not_meant: null,
        chats_erased: 130,
        accounts_deleted: 20,
      },
    ]);
  });
});
