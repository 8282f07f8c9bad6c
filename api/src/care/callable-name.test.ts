import { expect, it } from 'vitest';
import { callableName } from './callable-name.ts';
import { careReply } from './care-reply.ts';

it.each([
  ['Asha', 'Asha'],
  [' आशा ', 'आशा'],
  ['Call Ravi 98765 43210', undefined],
  ['Call ९८७६५', undefined],
  ['  ', undefined],
  [null, undefined],
])('somebody named %j is called %j', (name, called) => {
  expect(callableName(name)).toBe(called);
});

it('no number but a helpline’s gets into a crisis reply by way of a name', () => {
  const reply = careReply({
    level: 'clear',
    kind: 'self_harm',
    country: 'IN',
    language: 'en',
    name: 'Call 98765',
  });
  expect(JSON.stringify(reply)).not.toContain('98765');
});
