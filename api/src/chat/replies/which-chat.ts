import { ChatSessionRequest, type SaathiChatRequest } from 'contracts/chat';
import type { AppContext } from '../../app-env.ts';
import { requireVerified } from '../../auth/person.ts';
import { readSignedIn } from '../../auth/resolve-person.ts';
import { findSignedIn } from '../../auth/signed-in-queries.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../server/problem/problem.ts';
import { checkChatPermission } from '../permission.ts';
import { companionChat } from '../sessions/companion-chat.ts';
import { findChatProfile } from '../sessions/queries.ts';
import { checkPerson, checkWords, type NamedRequest } from './accept.ts';
import { findRun } from './queries.ts';

/** A companion nobody set up (docs/product/chat.md, Companion set-up). */
const unnamed = {
  subcategory: null,
  ai_gender: 'neutral',
  voice_style: 'calm',
  addressed_as: 'not_specified',
} as const satisfies Partial<ChatSessionRequest>;

/**
 * The chat a message belongs to, and whether it was begun for it: the one that it names, the one in which its id was sent before,
 * or the person's open chat with that companion, else a new one (docs/product/chat.md, Sending). One is begun only for a message
 * that could be sent in it; throws the problem to show otherwise.
 */
export async function whichChat(
  deps: Deps,
  c: AppContext,
  request: SaathiChatRequest & { message_id: string },
): Promise<{ named: NamedRequest; begun: boolean }> {
  const { chat_session_id } = request;
  if (chat_session_id !== undefined) return { named: { ...request, chat_session_id }, begun: false };
  await readSignedIn(deps, c, (token) => findSignedIn(deps.sql, token, deps.clock()));
  const { id: userId } = requireVerified(c);
  checkPerson(request, userId);
  const before = await findRun(deps.sql, userId, request.message_id);
  if (before) return { named: { ...request, chat_session_id: before.session_id }, begun: false };
  checkWords(request.message);
  const companion = toCompanion(request);
  const profile = await findChatProfile(deps.sql, userId);
  checkChatPermission(profile, companion, deps.clock());
  const chat = { userId, request: companion, autoDelete: profile.auto_delete };
  const { id, begun } = await companionChat(deps, chat);
  return { named: { ...request, ai_name: companion.ai_name, chat_session_id: id }, begun };
}

function toCompanion({ category, ai_name }: SaathiChatRequest): ChatSessionRequest {
  const parsed = ChatSessionRequest.safeParse({ ...unnamed, category, ai_name });
  if (parsed.success) return parsed.data;
  throw problem(400, 'invalid', 'Please give your companion a name of at most 40 characters.');
}
