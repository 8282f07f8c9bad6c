import type { Policy } from 'contracts/policy';
import { expect, test } from 'vitest';
import { privacy } from './privacy.ts';

const decided = {
  retention_hours: { saved: 72, open: 24, open_without_auto_delete: 72, copies: 1 },
  retention_days: { processing: 365, security: 180, logs: 90 },
  retention_months: { counts: 12 },
  retention_years: { invoices: 8 },
  limits: { age_min: 13, age_adult: 18 },
};

/** The list under "How long we keep it", with these numbers. */
function kept(policy: object): string {
  const { sections } = privacy((pick) => pick(policy as Policy));
  return (
    sections
      .find(({ heading }) => heading === 'How long we keep it')
      ?.body.flat()
      .join('\n') ?? ''
  );
}

test('the privacy policy says how long each thing is kept, by the numbers that are enforced', () => {
  for (const sentence of [
    'erased 24 hours after its last message, or 72 hours if you switched Auto-delete off.',
    'A chat that you save: erased after 72 hours.',
    'the totals of Your Journey among it: erased when you delete the account',
    'how many chats were erased, accounts deleted, and answers with helplines given and declined in a month, without names: 12 months.',
    'Technical logs, without any text of yours: 90 days at most.',
    'the network it came from: 180 days, to find out about an attack.',
    'without content, and with a code in place of your name: one year, as the law in India asks, also when you delete your account before.',
  ])
    expect(kept(decided)).toContain(sentence);
});

test('other numbers are told as they are', () => {
  const text = kept({
    ...decided,
    retention_days: { processing: 400, security: 60, logs: 30 },
    retention_months: { counts: 1 },
    retention_years: { invoices: 8 },
  });
  for (const sentence of [
    'without names: 1 month.',
    'yours: 30 days at most',
    'it came from: 60 days',
    'your name: 400 days,',
  ])
    expect(text).toContain(sentence);
});
