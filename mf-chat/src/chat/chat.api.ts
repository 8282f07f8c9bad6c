import {
  type ChatFileFormat,
  ChatSession,
  ChatSessionList,
  type ChatSessionRequest,
  ChatSessionView,
  type SaathiChatRequest,
  SavedChatList,
} from 'contracts/chat';
import { type Http, parseJson } from 'contracts/http';

const events = { Accept: 'text/event-stream' };
/** A stream begins as soon as the server has the message, long before its first words; this is how long that may take, in ms. */
const BEGIN_MS = 10_000;

export function createChatSession(http: Http, request: ChatSessionRequest): Promise<ChatSession> {
  return parseJson(http.post('/v1/chat-sessions', { json: request }), ChatSession);
}

/** Which page of a chat is wanted; without `before`, a cursor, the latest messages. */
interface PageOptions {
  before?: string;
  signal?: AbortSignal;
}

/** The session with a page of its messages. */
export function fetchChat(http: Http, id: string, options?: PageOptions): Promise<ChatSessionView> {
  return fetchPage(http, `/v1/chat-sessions/${encodeURIComponent(id)}`, options);
}

function fetchPage(http: Http, path: string, { before, signal }: PageOptions = {}): Promise<ChatSessionView> {
  const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
  return parseJson(http.get(path + query, { signal }), ChatSessionView);
}

/** The open chats, newest first. */
export async function fetchOpenChats(http: Http, signal?: AbortSignal): Promise<ChatSession[]> {
  return (await parseJson(http.get('/v1/chat-sessions', { signal }), ChatSessionList)).chat_sessions;
}

/** The saved chats, newest first, and whether they can be had as files. */
export function fetchSavedChats(http: Http, signal?: AbortSignal): Promise<SavedChatList> {
  return parseJson(http.get('/v1/saved-chats', { signal }), SavedChatList);
}

/** A saved chat with a page of its messages, to read. */
export function fetchSavedChat(http: Http, id: string, options?: PageOptions): Promise<ChatSessionView> {
  return fetchPage(http, `/v1/saved-chats/${encodeURIComponent(id)}`, options);
}

/** Gives a saved chat another title. */
export function renameSavedChat(http: Http, id: string, title: string): Promise<ChatSession> {
  return parseJson(http.patch(`/v1/saved-chats/${encodeURIComponent(id)}`, { json: { title } }), ChatSession);
}

/** A saved chat as a file; the answer's header says what it is called. */
export function exportSavedChat(http: Http, id: string, format: ChatFileFormat): Promise<Response> {
  return http.get(`/v1/saved-chats/${encodeURIComponent(id)}/export?format=${format}`);
}

/** Keeps the chat for the policy's hours, and ends it. */
export async function saveChat(http: Http, id: string): Promise<void> {
  await http.post('/v1/saved-chats', { json: { chat_session_id: id } });
}

/** Erases a saved chat at once. */
export async function deleteSavedChat(http: Http, id: string): Promise<void> {
  await http.delete(`/v1/saved-chats/${encodeURIComponent(id)}`);
}

/** Erases an open chat at once. */
export async function deleteChat(http: Http, id: string): Promise<void> {
  await http.delete(`/v1/chat-sessions/${encodeURIComponent(id)}`);
}

/** Sends a message; the answer is a stream of ReplyEvents, as long as the reply takes. */
export function sendMessage(http: Http, request: SaathiChatRequest, signal: AbortSignal): Promise<Response> {
  return http.post('/functions/v1/saathi-chat', {
    json: request,
    headers: events,
    timeout: BEGIN_MS,
    signal,
  });
}

/** The reply to a message from its start, running or finished, as a stream of ReplyEvents. */
export function rejoinReply(
  http: Http,
  chat: string,
  message: string,
  signal: AbortSignal,
): Promise<Response> {
  return http.get(replyPath(chat, message), { headers: events, timeout: BEGIN_MS, signal });
}

/** Stops the reply; the part that arrived stays. */
export async function stopReply(http: Http, chat: string, message: string): Promise<void> {
  await http.post(`${replyPath(chat, message)}/stop`);
}

function replyPath(chat: string, message: string): string {
  return `/v1/chat-sessions/${encodeURIComponent(chat)}/replies/${encodeURIComponent(message)}`;
}
