import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

let now = new Date('2026-06-15T12:00:00Z');
const { visitor, deps } = await testApp({ clock: () => now });
const ANSWERS = Array.from({ length: 24 }, () => 3);
const ASHA = { name: 'Asha', dob: '1999-04-12', gender: 'female', country: 'IN', language: 'hi' };

async function anonymous() {
  const person = visitor();
  await person.send('POST', '/auth/v1/sign-in/anonymous');
  return person;
}

async function refusal(response: Response) {
  return [response.status, ((await response.json()) as { message: string }).message];
}

describe('every route about a person', () => {
  it.each([
    ['GET', '/v1/profile'],
    ['PATCH', '/v1/profile'],
    ['GET', '/v1/traits'],
    ['PUT', '/v1/traits'],
    ['GET', '/v1/journey'],
  ] as const)('%s %s asks for a session', async (method, path) => {
    const body = path === '/v1/traits' ? { answers: ANSWERS } : {};
    const response = method === 'GET' ? await visitor().get(path) : await visitor().send(method, path, body);
    expect(await refusal(response)).toEqual([401, 'Please login to continue']);
  });
});

describe('the profile', () => {
  it('is empty at first, then keeps what an anonymous person tells, field by field', async () => {
    const person = await anonymous();
    expect(await (await person.get('/v1/profile')).json()).toMatchObject({
      email: null,
      name: null,
      total_sessions: 0,
    });
    await person.send('PATCH', '/v1/profile', { country: 'IN', language: 'hi' });
    await person.send('PATCH', '/v1/profile', { name: '  Asha  ', dob: '1999-04-12', gender: 'female' });
    expect(await (await person.get('/v1/profile')).json()).toMatchObject(ASHA);
  });

  it('belongs to the session and to nobody else', async () => {
    const [asha, ravi] = [await anonymous(), await anonymous()];
    await asha.send('PATCH', '/v1/profile', ASHA);
    expect(await (await ravi.get('/v1/profile')).json()).toMatchObject({ name: null });
    expect((await ravi.send('PATCH', '/v1/profile', { user_id: 'someone', name: 'Ravi' })).status).toBe(400);
  });

  it.each([
    [{ name: ' A ' }, 400, 'Your name needs at least 2 characters.'],
    [{ name: 'x'.repeat(51) }, 400, 'Your name can have at most 50 characters.'],
    [{ dob: '12-04-1999' }, 400, 'Invalid date format. Please use YYYY-MM-DD format.'],
    [{ dob: '2023-02-29' }, 400, 'Invalid date format. Please use YYYY-MM-DD format.'],
    [{ dob: '1899-12-31' }, 400, 'Invalid date format. Please use YYYY-MM-DD format.'],
    [{ dob: '2026-06-16' }, 400, 'Your birthday cannot be after today.'],
    [{ country: 'india' }, 400, 'Please choose a country.'],
    [
      { gender: 'robot' },
      400,
      'Something in this form is missing or not as expected. Please check it and try again.',
    ],
  ])('refuses %j in words for people', async (change, status, message) => {
    expect(await refusal(await (await anonymous()).send('PATCH', '/v1/profile', change))).toEqual([
      status,
      message,
    ]);
  });

  it('refuses the United States', async () => {
    const [status, message] = await refusal(
      await (await anonymous()).send('PATCH', '/v1/profile', { country: 'US' }),
    );
    expect(status).toBe(403);
    expect(message).toMatch(/^The product is not available in the United States right now\./);
  });

  it.each([
    ['2013-06-15', 200],
    ['2013-06-16', 403],
  ])('treats a person born on %s, who is or is not yet thirteen today, with %i', async (dob, status) => {
    expect((await (await anonymous()).send('PATCH', '/v1/profile', { dob })).status).toBe(status);
  });
});

describe('the session', () => {
  it('leads through onboarding step by step', async () => {
    const person = visitor();
    const next = async () => ((await (await person.get('/v1/session')).json()) as { next: string }).next;
    expect(await next()).toBe('/country-language');
    await person.signUp();
    expect(await next()).toBe('/country-language');
    await person.send('PATCH', '/v1/profile', { country: 'IN', language: 'hi' });
    expect(await next()).toBe('/user-info');
    await person.send('PATCH', '/v1/profile', { name: 'Asha', dob: '1999-04-12', gender: 'female' });
    expect(await next()).toBe('/mbti');
    await person.send('PUT', '/v1/traits', { answers: ANSWERS });
    expect(await next()).toBe('/categories');
  });

  it.each([
    ['2008-06-15', false],
    ['2008-06-16', true],
  ])('says of somebody born on %s that they are a minor: %s', async (dob, minor) => {
    const person = await anonymous();
    await person.send('PATCH', '/v1/profile', { dob });
    expect(await (await person.get('/v1/session')).json()).toMatchObject({ person: { minor } });
  });

  it('counts days in India: a birthday begins at midnight there', async () => {
    const person = await anonymous();
    await person.send('PATCH', '/v1/profile', { dob: '2008-06-16' });
    now = new Date('2026-06-15T18:30:00Z');
    expect(await (await person.get('/v1/session')).json()).toMatchObject({ person: { minor: false } });
    now = new Date('2026-06-15T12:00:00Z');
  });
});

describe('traits', () => {
  it('come from the answers and the birthday, and follow a corrected birthday', async () => {
    const person = await anonymous();
    await person.send('PATCH', '/v1/profile', ASHA);
    expect((await person.get('/v1/traits')).status).toBe(404);
    const made = await (await person.send('PUT', '/v1/traits', { answers: ANSWERS })).json();
    expect(made).toMatchObject({ mbti_type: 'INFP', moolank: 3 });
    expect(await (await person.get('/v1/traits')).json()).toEqual(made);
    await person.send('PATCH', '/v1/profile', { dob: '1999-04-13' });
    expect(await (await person.get('/v1/traits')).json()).toMatchObject({ mbti_type: 'INFP', moolank: 4 });
  });

  it('need a name and a birthday first', async () => {
    const response = await (await anonymous()).send('PUT', '/v1/traits', { answers: ANSWERS });
    expect(await refusal(response)).toEqual([409, 'Please tell us your name and birthday first.']);
  });

  it.each([[ANSWERS.slice(1)], [[...ANSWERS.slice(1), 0]], [[...ANSWERS.slice(1), 6]]])(
    'need all 24 answers',
    async (answers) => {
      const response = await (await anonymous()).send('PUT', '/v1/traits', { answers });
      expect(await refusal(response)).toEqual([
        400,
        'Please answer all questions before creating your profile.',
      ]);
    },
  );
});

describe('the journey', () => {
  it('counts days from the day the account was made', async () => {
    const person = await anonymous();
    const { person: me } = (await (await person.get('/v1/session')).json()) as { person: { id: string } };
    await deps.sql`UPDATE auth_user SET created_at = ${new Date(now.getTime() - 49 * 3_600_000)} WHERE id = ${me.id}`;
    expect(await (await person.get('/v1/journey')).json()).toEqual({
      total_sessions: 0,
      frequency_sessions: 0,
      favorite_category: null,
      days_active: 3,
    });
  });
});
