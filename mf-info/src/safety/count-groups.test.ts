import { expect, test } from 'vitest';
import { countGroup } from './count-groups.ts';

const month = {
  month: '2026-10',
  running: false,
  care_referrals: 12_340,
  care_not_meant: null,
  chats_erased: 10,
  accounts_deleted: null,
};

test('a month tells its counts, and of a small one only that it is small', () => {
  expect(countGroup(month, 10)).toEqual({
    name: 'October 2026',
    rows: [
      { name: 'Saathi answered herself', value: '12,340' },
      { name: '“That’s not what I meant”', value: 'fewer than 10' },
      { name: 'Chats erased', value: '10' },
      { name: 'Accounts deleted', value: 'fewer than 10' },
    ],
  });
});

test('the running month says that it is not over', () => {
  expect(countGroup({ ...month, running: true }, 10).name).toBe('October 2026, so far');
});
