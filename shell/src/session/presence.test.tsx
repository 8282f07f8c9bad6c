import { forgetPerson, storageKeys } from 'contracts/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { member, visitor } from '../testing/people.ts';
import { presenceOf, rememberPresence } from './presence.ts';

afterEach(() => localStorage.clear());

describe('Whether somebody is here', () => {
  it('is what the server said', () => {
    expect(presenceOf(visitor)).toBe('nobody');
    expect(presenceOf(member)).toBe('settled');
    expect(presenceOf({ ...member, next: '/mbti' })).toBe('begun');
  });

  it('is remembered until the server has said it, and nothing about who it was', () => {
    rememberPresence(member);
    expect(presenceOf(undefined)).toBe('settled');
    expect({ ...localStorage }).toEqual({ [storageKeys.signedIn]: 'settled' });
  });

  it('is forgotten with signing out, on this tab or another', () => {
    rememberPresence(member);
    rememberPresence(visitor);
    expect(presenceOf(undefined)).toBe('nobody');
    rememberPresence(member);
    forgetPerson();
    expect(presenceOf(undefined)).toBe('nobody');
  });
});
