import { type ChatSession, SaathiChatRequest } from 'contracts/chat';
import { expect, test } from 'vitest';
import { replyRequest } from './reply-request.ts';

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

test('a message goes out alone: what was said before is the server’s to know', () => {
  const message = { id: '3b0e0a3e-9d5c-4c39-8f0a-6a2f7c1d2e3f', text: 'अ'.repeat(4000) };
  const request = replyRequest(message, session, 'asha');
  expect(SaathiChatRequest.parse(request)).toEqual(request);
  expect(request).toMatchObject({ message: message.text, message_id: message.id, conversation_history: [] });
});
