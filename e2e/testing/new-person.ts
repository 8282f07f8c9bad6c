import type { APIRequestContext } from '@playwright/test';

export interface NewPerson {
  email: string;
  password: string;
  sessionId: string;
}

/**
 * Takes a new person through sign-up, onboarding, verification and the start of a chat by the same calls the screens make,
 * leaving the request context signed in.
 */
export async function createPerson(request: APIRequestContext, url: string): Promise<NewPerson> {
  const email = `asha.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'a quiet evening';
  const send = async (method: string, path: string, data?: unknown) => {
    const response = await request.fetch(url + path, { method, data, headers: { origin: url } });
    if (!response.ok())
      throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
    return response;
  };
  await send('POST', '/auth/v1/sign-up/email', { email, password, name: 'Asha' });
  await send('PATCH', '/v1/profile', {
    country: 'IN',
    language: 'en',
    name: 'Asha',
    dob: '1999-04-12',
    gender: 'female',
  });
  await send('PUT', '/v1/traits', { answers: Array.from({ length: 24 }, (_, i) => (i % 5) + 1) });
  const token = new URL(url + (await verificationPath(request, url, email))).searchParams.get('token');
  await send('POST', '/auth/v1/confirm-email', { token });
  const session = await send('POST', '/v1/chat-sessions', {
    category: 'heart_to_heart',
    subcategory: null,
    ai_name: 'Meera',
    ai_gender: 'female',
    voice_style: 'soft',
    addressed_as: 'female',
  });
  return { email, password, sessionId: (await session.json()).id };
}

/** Somebody who told everything but where they live; the request context is signed in. */
export async function createPersonWithoutCountry(request: APIRequestContext, url: string): Promise<void> {
  const email = `asha.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const send = async (method: string, path: string, data: unknown) => {
    const response = await request.fetch(url + path, { method, data, headers: { origin: url } });
    if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}`);
  };
  await send('POST', '/auth/v1/sign-up/email', { email, password: 'a quiet evening', name: 'Asha' });
  await send('PATCH', '/v1/profile', { name: 'Asha', dob: '1999-04-12', gender: 'female' });
  await send('PUT', '/v1/traits', { answers: Array.from({ length: 24 }, (_, i) => (i % 5) + 1) });
  const token = new URL(url + (await verificationPath(request, url, email))).searchParams.get('token');
  await send('POST', '/auth/v1/confirm-email', { token });
}

/** The path of the link in the newest verification mail to an address, from the embedded mailbox. */
export async function verificationPath(
  request: APIRequestContext,
  url: string,
  email: string,
): Promise<string> {
  const mails: { to: string; links: string[] }[] = await (await request.get(`${url}/dev/mail.json`)).json();
  const link = mails.find((mail) => mail.to === email)?.links.find((href) => href.includes('verify-email'));
  if (!link) throw new Error(`No verification mail to ${email} in the mailbox.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
