import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD } from '../testing/visitor.ts';

const { visitor } = await testApp();
const asha = visitor();
await asha.join();

const EMAIL = 'somebody@example.com';
const MISSING = [400, 'validation_error', 'Please enter email and password'];
const BAD_EMAIL = [400, 'invalid_email', 'Please enter a valid email address.'];
const SHORT = [400, 'password_too_short', 'Your password needs at least 6 characters.'];
const LONG = [400, 'password_too_long', 'Your password can have at most 128 characters.'];
const WRONG = [401, 'invalid_email_or_password', 'Invalid email or password'];
const BAD_LINK = [400, 'invalid_token', 'This link is no longer valid. Please ask for a new one.'];
const BAD_CHANGE = [400, 'incomplete_change', 'Please enter your current password and a new one.'];
const BAD_EMAIL_CHANGE = [
  400,
  'incomplete_email_change',
  'Please enter a valid new email address and your current password.',
];

/** What each path answers a body in which a field does not fit. */
const refused: Record<string, [body: unknown, answer: unknown[]][]> = {
  '/sign-up/email': [
    [[], MISSING],
    [{}, MISSING],
    [{ email: EMAIL }, MISSING],
    [{ email: EMAIL, password: '' }, MISSING],
    [{ email: EMAIL, password: 123456 }, MISSING],
    [{ email: '  ', password: PASSWORD }, MISSING],
    [{ email: 5, password: PASSWORD }, MISSING],
    [{ email: 'asha', password: '' }, MISSING],
    [{ email: 'asha', password: PASSWORD }, BAD_EMAIL],
    [{ email: 'asha', password: 'five5' }, BAD_EMAIL],
    [{ email: `${'a'.repeat(243)}@example.com`, password: PASSWORD }, BAD_EMAIL],
    [{ email: EMAIL, password: 'five5' }, SHORT],
    [{ email: EMAIL, password: 'x'.repeat(129) }, LONG],
  ],
  '/sign-in/email': [
    [[], MISSING],
    [{ email: EMAIL }, MISSING],
    [{ email: ' ', password: PASSWORD }, MISSING],
    [{ email: EMAIL, password: '' }, MISSING],
    [{ email: '', password: 'x'.repeat(129) }, MISSING],
    [{ email: EMAIL, password: 'x'.repeat(129) }, WRONG],
    [{ email: EMAIL, password: 'x' }, WRONG],
    [
      { email: 'no address', password: PASSWORD },
      [400, 'invalid_email', 'Please enter a valid email address.'],
    ],
  ],
  '/send-verification-email': [
    [{}, MISSING],
    [{ email: 'asha' }, MISSING],
  ],
  '/request-password-reset': [
    [[], BAD_EMAIL],
    [{}, BAD_EMAIL],
    [{ email: 'asha' }, BAD_EMAIL],
  ],
  '/reset-password': [
    [[], BAD_LINK],
    [{ token: 'made-up' }, BAD_LINK],
    [{ token: '', newPassword: PASSWORD }, BAD_LINK],
    [{ token: 'made-up', newPassword: 5 }, BAD_LINK],
  ],
  '/change-password': [
    [[], BAD_CHANGE],
    [{ currentPassword: PASSWORD }, BAD_CHANGE],
    [{ currentPassword: '', newPassword: PASSWORD }, BAD_CHANGE],
    [{ currentPassword: PASSWORD, newPassword: 'five5' }, SHORT],
    [{ currentPassword: PASSWORD, newPassword: 'x'.repeat(129) }, LONG],
  ],
  '/change-email': [
    [[], BAD_EMAIL_CHANGE],
    [{ newEmail: EMAIL }, BAD_EMAIL_CHANGE],
    [{ newEmail: 'asha', currentPassword: PASSWORD }, BAD_EMAIL_CHANGE],
    [{ newEmail: `${'a'.repeat(243)}@example.com`, currentPassword: PASSWORD }, BAD_EMAIL_CHANGE],
    [{ newEmail: EMAIL, currentPassword: '' }, BAD_EMAIL_CHANGE],
    [{ newEmail: EMAIL, currentPassword: 'x'.repeat(129) }, BAD_EMAIL_CHANGE],
  ],
};
const signedIn = new Set(['/change-password', '/change-email']);

describe.each(Object.entries(refused))('%s', (path, cases) => {
  it.each(cases)('refuses %j in words', async (body, answer) => {
    const browser = signedIn.has(path) ? asha : visitor();
    const response = await browser.send('POST', `/auth/v1${path}`, body);
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect([response.status, code, message]).toEqual(answer);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
