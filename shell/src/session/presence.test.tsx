import { forgetPerson, storageKeys } from 'contracts/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { member, visitor } from '../testing/people.ts';
import { followSession, presenceOf } from './presence.ts';

afterEach(() => localStorage.clear());

describe('Whether somebody is here', () => {
  it('is what the server said', () => {
    expect(presenceOf(visitor)).toBe('nobody');
    expect(presenceOf(member)).toBe('settled');
    expect(presenceOf({ ...member, next: '/mbti' })).toBe('begun');
  });

  it('is remembered until the server has said it, and nothing about who it was', () => {
    followSession(member, undefined);
    expect(presenceOf(undefined)).toBe('settled');
    const visit = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect({ ...localStorage }).toEqual({ [storageKeys.signedIn]: 'settled', [storageKeys.visit]: visit });
  });

  it('is forgotten with signing out, on this tab or another, and when the server says nobody', () => {
    followSession(member, undefined);
    followSession(visitor, undefined);
    expect(presenceOf(undefined)).toBe('nobody');
    followSession(member, undefined);
    forgetPerson();
    expect(presenceOf(undefined)).toBe('nobody');
  });
});
