import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD } from '../testing/visitor.ts';

const { visitor } = await testApp();

describe('sign-up', () => {
  it('gives a session at once, for a person who still has to verify', async () => {
    const asha = visitor();
    const answer = await asha.send('POST', '/auth/v1/sign-up/email', {
      email: asha.email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      message: 'Account created! Please check your email to verify.',
    });
    const session = await (await asha.get('/v1/session')).json();
    expect(session).toMatchObject({
      person: { email: asha.email, email_verified: false, anonymous: false },
      next: '/country-language',
    });
  });

  it('verifies by the mailed link, from a browser without a session, and signs it in', async () => {
    const [asha, otherPhone] = [visitor(), visitor()];
    const id = await asha.signUp();
    const opened = await otherPhone.openMail(asha.email);
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe('/verify-email');
    for (const browser of [asha, otherPhone]) {
      expect(await (await browser.get('/v1/session')).json()).toMatchObject({
        person: { id, email_verified: true },
      });
    }
  });

  it('keeps the row of an anonymous visitor', async () => {
    const asha = visitor();
    await asha.send('POST', '/auth/v1/sign-in/anonymous');
    const { person } = await (await asha.get('/v1/session')).json();
    expect(person).toMatchObject({ anonymous: true, email: null });
    await asha.send('PATCH', '/v1/profile', { name: 'Asha', country: 'IN', language: 'hi' });
    expect(await asha.signUp()).toBe(person.id);
    expect(await (await asha.get('/v1/session')).json()).toMatchObject({
      person: { id: person.id, anonymous: false, email: asha.email, name: 'Asha' },
      next: '/user-info',
    });
  });
});
