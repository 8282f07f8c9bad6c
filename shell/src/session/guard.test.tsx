import { keepLocalProfile } from 'contracts/local-profile';
import type { Access } from 'contracts/remote';
import { takeReturn } from 'contracts/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous, member, unverified, visitor } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { offline, stubHttp } from '../testing/stub-http.ts';
import { Guard } from './guard.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(access: Access, answers: Parameters<typeof stubHttp>[0], at = '/here') {
  const page = (
    <Guard access={access}>
      <h1>The page</h1>
    </Guard>
  );
  return renderInShell(page, { http: stubHttp(answers).http, at });
}

describe('A public page', () => {
  it('is shown to anybody, also while the server cannot say who is here', async () => {
    const screen = await open('public', { 'GET /v1/session': offline });
    await expect.element(screen.getByText('The page')).toBeVisible();
  });
});

describe('A page for a person', () => {
  it('sends a visitor to the welcome page and remembers where they were going', async () => {
    const screen = await open('person', { 'GET /v1/session': visitor }, '/here?tone=528');
    await expect.element(screen.getByText('now at /welcome')).toBeVisible();
    expect(takeReturn()).toBe('/here?tone=528');
  });

  it('is shown to somebody without an e-mail', async () => {
    const screen = await open('person', { 'GET /v1/session': anonymous });
    await expect.element(screen.getByText('The page')).toBeVisible();
    expect(takeReturn()).toBeNull();
  });

  it('is shown while a profile waits on this device, whether or not the server answers', async () => {
    keepLocalProfile({ profile: {}, answers: [] }, undefined);
    const screen = await open('person', { 'GET /v1/session': offline });
    await expect.element(screen.getByText('The page')).toBeVisible();
  });

  it('keeps a bloom in its place until it is known who is here', async () => {
    const screen = await open('person', { 'GET /v1/session': new Promise(() => undefined) });
    await expect.element(screen.getByRole('status', { name: 'Loading Saathi' })).toBeVisible();
    expect(screen.getByText('The page').query()).toBeNull();
  });

  it('says when the server cannot tell, and opens once it can', async () => {
    const answers: Parameters<typeof stubHttp>[0] = { 'GET /v1/session': offline };
    const screen = await open('person', answers);
    await expect.element(screen.getByText('We could not reach Saathi')).toBeVisible();
    answers['GET /v1/session'] = member;
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('The page')).toBeVisible();
  });
});

describe("A member's page", () => {
  it('asks somebody without an e-mail to log in', async () => {
    const screen = await open('member', { 'GET /v1/session': anonymous });
    await expect.element(screen.getByText('Please login to continue chatting')).toBeVisible();
    await screen.getByRole('button', { name: 'Login' }).click();
    await expect.element(screen.getByText('now at /login')).toBeVisible();
  });

  it('asks somebody with an unproven e-mail to verify it', async () => {
    const screen = await open('member', { 'GET /v1/session': unverified });
    await expect.element(screen.getByText('Please verify your email first')).toBeVisible();
    await screen.getByRole('button', { name: 'Verify your email' }).click();
    await expect.element(screen.getByText('now at /verify-email')).toBeVisible();
  });

  it('is shown to a member', async () => {
    const screen = await open('member', { 'GET /v1/session': member });
    await expect.element(screen.getByText('The page')).toBeVisible();
  });
});
