import { useHost } from 'contracts';
import type { ChatSession, ReplyEvent } from 'contracts/chat';
import type { Credits } from 'contracts/credits';
import { isProblemError, messageOf } from 'contracts/problem';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { fetchChat, rejoinReply, sendMessage, stopReply } from './chat.api.ts';
import { needsCountry } from './choose-country.tsx';
import {
  type Conversation,
  conversationOf,
  type MessagePage,
  nextConversation,
  optimisticMessage,
} from './conversation.ts';
import { type Following, followReply, pauseUntilOnline } from './follow-reply.ts';
import { type Outgoing, replyRequest } from './reply-request.ts';
import { useOtherTabs } from './use-other-tabs.ts';

interface Options {
  session: ChatSession;
  /** The latest messages. */
  page: MessagePage;
  /** The server has the message. */
  onAccepted(id: string): void;
  /** The message could not be sent or answered. `again` when the same id may be sent again. */
  onReturned(message: Outgoing, again: boolean): void;
  onCredits(credits: Credits): void;
}

/** The reply being followed, and its message until the server has confirmed it. */
interface Followed {
  id: string;
  control: AbortController;
  unsent: Outgoing | null;
}

export interface TalkState extends Conversation {
  /** Why the last message came back; empty when nothing is wrong. */
  problem: string;
  /** What is missing is the person's country. */
  countryNeeded: boolean;
  /** The server did not answer, so nobody has looked at what was written. */
  unreached: boolean;
  send(message: Outgoing): void;
  stop(): void;
  /** Rejoins a reply that was lost. */
  retry(): void;
  /** The page before a cursor arrived. */
  addEarlier(page: MessagePage, of: string): void;
}

/** The messages of a chat and the one reply on its way: sends, follows, stops, and rejoins after a reload or in another tab. */
export function useConversation({ session, page, onAccepted, onReturned, onCredits }: Options): TalkState {
  const { http, session: who } = useHost();
  const person = who.current?.person?.id ?? '';
  const [state, dispatch] = useReducer(nextConversation, page, conversationOf);
  const [problem, setProblem] = useState('');
  const [countryNeeded, setCountryNeeded] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const following = useRef<Followed>(null);

  async function follow(messageId: string, outgoing: Outgoing | null) {
    following.current?.control.abort();
    const control = new AbortController();
    const followed: Followed = { id: messageId, control, unsent: outgoing };
    following.current = followed;
    const { signal } = control;
    const steps: Following = {
      send: outgoing && (() => sendMessage(http, replyRequest(outgoing, session, person), signal)),
      rejoin: () => rejoinReply(http, session.id, messageId, signal),
      onConnected() {
        followed.unsent = null;
        onAccepted(messageId);
        dispatch({ type: 'connected' });
      },
      onEvent: (event) => void (signal.aborted || dispatch({ type: 'event', event })),
      onBroken: () => dispatch({ type: 'rejoining' }),
      pause: (ms) => pauseUntilOnline(ms, signal),
    };
    try {
      settle(await followReply(steps), outgoing ?? messageOfId(messageId));
    } catch (error) {
      if (!signal.aborted) fail(error, outgoing ?? messageOfId(messageId), followed.unsent === null);
    }
  }

  function settle(end: ReplyEvent, outgoing: Outgoing | undefined) {
    if (end.type === 'done') onCredits(end.credits);
    if (end.type !== 'problem') return;
    if (end.credits) onCredits(end.credits);
    if (end.code !== 'stopped') setProblem(`${end.message}${outgoing?.again ? EARLIER_KEPT : ''}`);
    if (outgoing) onReturned(outgoing, false);
  }

  function fail(error: unknown, outgoing: Outgoing | undefined, accepted: boolean) {
    const unheard = isUnanswered(error);
    if (accepted && unheard) return dispatch({ type: 'lost' });
    dispatch({ type: 'failed' });
    setProblem(`${messageOf(error)}${outgoing?.again && unheard ? EARLIER_KEPT : ''}`);
    setCountryNeeded(needsCountry(error));
    setUnanswered(unheard);
    if (outgoing) onReturned(outgoing, unheard);
    if (isBehind(error)) look();
  }

  /** What stands here stays when it can't be read. */
  function look() {
    fetchChat(http, session.id).then(
      (found) => dispatch({ type: 'loaded', page: found }),
      () => undefined,
    );
  }

  function messageOfId(id: string): Outgoing | undefined {
    const mine = state.messages.find((message) => message.id === id);
    const [said] = state.replaced;
    return mine && { id, text: mine.content, replaces: said?.id, again: said?.content === mine.content };
  }

  function send(message: Outgoing) {
    if (state.live) return;
    setProblem('');
    setCountryNeeded(false);
    setUnanswered(false);
    const { id, text, replaces } = message;
    dispatch({ type: 'sent', message: optimisticMessage(id, text), replaces });
    void follow(message.id, message);
  }

  function stop() {
    if (!state.live) return;
    const unsent = following.current?.unsent;
    if (unsent) return recall(unsent);
    stopReply(http, session.id, state.live.messageId).catch((error: unknown) => setProblem(messageOf(error)));
  }

  /** Takes a message back that the server has not confirmed; its id stays with it, should it have arrived all the same. */
  function recall(message: Outgoing) {
    following.current?.control.abort();
    dispatch({ type: 'failed' });
    onReturned(message, true);
  }

  function retry() {
    if (state.live) void follow(state.live.messageId, null);
  }

  const rejoin = useEffectEvent((id: string) => {
    if (following.current?.id !== id) void follow(id, null);
  });
  const running = state.live?.messageId;
  useEffect(() => {
    if (running) rejoin(running);
  }, [running]);
  const lost = state.live?.phase === 'lost' ? state.live.messageId : undefined;
  const comeBack = useEffectEvent((id: string) => void follow(id, null));
  useEffect(() => {
    if (!lost) return;
    const back = () => comeBack(lost);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [lost]);
  useEffect(
    () => () => {
      following.current?.control.abort();
      following.current = null;
    },
    [],
  );
  useOtherTabs(session.id, (found) => dispatch({ type: 'loaded', page: found }));

  const unreached = unanswered || state.live?.phase === 'rejoining' || state.live?.phase === 'lost';
  const addEarlier = (found: MessagePage, of: string) => dispatch({ type: 'earlier', of, page: found });
  return { ...state, problem, countryNeeded, unreached, send, stop, retry, addEarlier };
}

const EARLIER_KEPT = ' The earlier answer is where it was.';

/** Whether more was said, or is being said, in this chat than stands here. */
function isBehind(error: unknown): boolean {
  return isProblemError(error) && (error.code === 'chat_busy' || error.code === 'moved_on');
}

/** Whether an error came from anything but the server's own judgement: no network, no answer, a server that failed. */
function isUnanswered(error: unknown): boolean {
  return !isProblemError(error) || error.status === 0 || error.status >= 500;
}
