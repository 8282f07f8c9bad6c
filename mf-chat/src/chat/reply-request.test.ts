import { type ChatSession, SaathiChatRequest } from 'contracts/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replyRequest } from './reply-request.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

const session: ChatSession = {
  id: '0c5b1d5a-6d0f-4a7e-9a3f-3f1f5d7e9b10',
  category: 'mentor',
  subcategory: null,
  ai_name: 'Ravi',
  ai_gender: 'male',
  voice_style: 'calm',
  addressed_as: 'not_specified',
  title: 'Mentor Chat',
  starters: [],
  demo: false,
  created_at: '',
  updated_at: '',
  expires_at: '',
};

test('a meditation guide, and nobody else, is told which practice the person comes from', () => {
  const practice = { technique: 'Box breathing', category: 'breathing', duration: '5 min', hz: 432 };
  const kept = JSON.stringify({ ...practice, description: 'Four counts each.' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'meditation_context' ? kept : null) });
  const told = (change: Partial<ChatSession>) =>
    replyRequest({ id: session.id, text: 'Hello' }, { ...session, ...change }, 'asha').meditation_context;
  expect(told({ category: 'meditation', subcategory: 'breathing' })).toEqual(practice);
  expect(told({ category: 'meditation' })).toEqual(practice);
  expect(told({ category: 'companion', subcategory: 'meditation_guide' })).toEqual(practice);
  expect(told({ category: 'meditation', subcategory: 'chanting' })).toBeUndefined();
  expect(told({})).toBeUndefined();
  vi.stubGlobal('localStorage', { getItem: () => '{"technique": 4}' });
  expect(told({ category: 'meditation' })).toBeUndefined();
});

test('a message goes out alone: what was said before is the server’s to know', () => {
  const message = { id: '3b0e0a3e-9d5c-4c39-8f0a-6a2f7c1d2e3f', text: 'अ'.repeat(4000) };
  const request = replyRequest(message, session, 'asha');
  expect(SaathiChatRequest.parse(request)).toEqual(request);
  expect(request).toMatchObject({ message: message.text, message_id: message.id, conversation_history: [] });
});
