import { CompanionKind } from 'contracts/categories';
import { ChatSessionRequest } from 'contracts/chat';
import { expect, test } from 'vitest';
import { kindsFor } from './kinds.ts';
import { personaRequest } from './persona.ts';

const prefs = {
  ai_name: '  Guru ',
  ai_gender: 'neutral',
  voice_style: 'soft',
  addressed_as: 'not_specified',
} as const;

test('every kind of companion is offered, and makes a chat the server takes', () => {
  const offered = kindsFor({ minor: false }).map(({ value }) => value);
  expect(offered.toSorted()).toEqual(CompanionKind.options.toSorted());
  for (const kind of offered) {
    const request = personaRequest(kind, prefs);
    expect(ChatSessionRequest.parse(request)).toEqual(request);
    expect(request.subcategory).toBe(kind);
  }
});

test('under 18 nothing romantic is offered', () => {
  const offered = kindsFor({ minor: true }).map(({ value }) => value);
  expect(offered).toEqual(['friend', 'therapist', 'teacher', 'stress_buster', 'meditation_guide']);
});

test('friends and romantic companions have a name already, the others take the person’s', () => {
  expect(personaRequest('therapist', prefs).ai_name).toBe('Guru');
  expect(personaRequest('friend', prefs)).toMatchObject({ ai_name: 'Noor', ai_gender: 'neutral' });
  expect(personaRequest('romantic_partner', prefs).ai_name).toBe('Kiran');
  expect(personaRequest('girlfriend', prefs)).toMatchObject({ ai_name: 'Meera', ai_gender: 'female' });
  expect(personaRequest('boyfriend', prefs)).toMatchObject({ ai_name: 'Arjun', ai_gender: 'male' });
});
