import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { visitor } = await testApp();

it('the free pack comes with the verified e-mail, once', async () => {
  const person = visitor();
  expect((await person.get('/v1/credits')).status).toBe(401);
  await person.signUp();
  expect(await (await person.get('/v1/credits')).json()).toMatchObject({ chat_credits: 0 });
  await person.openMail();
  await person.openMail();
  expect(await (await person.get('/v1/credits')).json()).toEqual({
    chat_credits: 25,
    camera_gallery_credits: 5,
    pack: 'free',
    subscription: null,
    daily: { used: 0, limit: 10 },
  });
});
