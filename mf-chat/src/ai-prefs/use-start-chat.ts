import { useHost } from 'contracts';
import type { ChatSessionRequest } from 'contracts/chat';
import { isProblemError, messageOf } from 'contracts/problem';
import { rememberPrepared, storageKeys } from 'contracts/storage';
import { useState } from 'react';
import { createChatSession } from '../chat/chat.api.ts';

/** Why the chat did not start, and the page that helps. */
export interface StartProblem {
  message: string;
  help?: { label: string; path: string };
}

/** Creates the chat session and opens it. Without a verified e-mail it says so and offers the page that helps; then `page` opens again. */
export function useStartChat(page: '/ai-prefs' | '/persona' = '/ai-prefs') {
  const { http, navigation } = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StartProblem>();

  async function start(request: ChatSessionRequest) {
    setBusy(true);
    setProblem(undefined);
    try {
      const { id } = await createChatSession(http, request);
      localStorage.setItem(storageKeys.activeChatSession, id);
      navigation.go('/chat', { state: { chat_session_id: id } });
    } catch (error) {
      setProblem(problemOf(error, page));
      setBusy(false);
    }
  }

  return { start, busy, problem };
}

/** A refusal for want of an account, of a verified e-mail or of a country comes with the way on; others do not. */
function problemOf(error: unknown, page: string): StartProblem {
  const message = messageOf(error);
  const help = isProblemError(error) ? helps[error.code] : undefined;
  if (help) rememberPrepared(page);
  return { message, help };
}

const helps: Record<string, StartProblem['help']> = {
  sign_in_needed: { label: 'Login', path: '/login' },
  country_needed: { label: 'Choose your country', path: '/country-language' },
  email_not_verified: { label: 'Verify your email', path: '/verify-email' },
};
