import type { EarlierReply, SaathiChatRequest } from 'contracts/chat';
import { policy } from '../../policy/policy.ts';
import { answeredWithCare, movedOn, triedEnough } from '../refusals.ts';
import type { ConversationKey } from '../seal.ts';
import { unsealText, unsealWords } from '../stored-text.ts';
import type { HistoryMessage } from './context.ts';

/** What a message takes the place of (docs/product/chat.md, Trying again). */
export interface Replaced {
  /** The person's message; its reply goes with it. */
  id: string;
  /** The replies to the same words until now, oldest first; none where the words are others. */
  earlier: EarlierReply[];
  /** What was said before, oldest first. */
  before: HistoryMessage[];
}

/**
 * What a message replaces; undefined when it replaces nothing. Throws 409 `moved_on` unless that is the person's last message, `answered_with_care`
 * when it was answered as one at risk, and `tried_enough` at the policy's caps.reply_versions.
 */
export function replacedBy(
  { replaces, message }: Pick<SaathiChatRequest, 'replaces' | 'message'>,
  history: HistoryMessage[],
  key: ConversationKey,
): Replaced | undefined {
  if (replaces === undefined) return undefined;
  const said = history.find(({ id }) => id === replaces);
  const reply = history.at(-1);
  if (!said || reply?.reply_to !== replaces) throw movedOn();
  const { care, help, content, lang, dir, earlier = [] } = unsealText(key, reply.sealed, reply.id);
  if (care || help) throw answeredWithCare();
  const before = history.filter(({ id }) => id !== replaces && id !== reply.id);
  if (unsealWords(key, said.sealed, said.id) !== message) return { id: replaces, earlier: [], before };
  const most = policy.caps.reply_versions;
  if (earlier.length + 1 >= most) throw triedEnough(most);
  return { id: replaces, earlier: [...earlier, { content, state: reply.state, lang, dir }], before };
}
