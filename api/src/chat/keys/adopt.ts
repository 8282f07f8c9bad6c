import { createSecretKey } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { type ConversationKey, decrypt, type Kind, type MasterKey, seal, wrapKey } from '../seal.ts';
import {
  listOldChats,
  listSealed,
  type OldChatRow,
  type SealedRow,
  storeSealed,
  takeOldChat,
} from './adopt-queries.ts';
import { storeWrappedKeys, waitForDisk } from './queries.ts';
import { currentGeneration } from './turn.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';
const BATCH_SIZE = 100;

type AdoptDeps = Pick<Deps, 'sql' | 'generations' | 'secrets'>;

/**
 * Brings the conversations of before there were key generations into the newest one: their keys, which a master key wrapped,
 * and their texts, which were bound to their rows alone. One that does not open stays as it is. Returns how many came along.
 */
export async function adoptOldChats(deps: AdoptDeps): Promise<number> {
  let adopted = 0;
  let last = FIRST;
  for (;;) {
    const ids = await listOldChats(deps.sql, last, BATCH_SIZE);
    for (const id of ids) if (await adopt(deps, id)) adopted += 1;
    if (ids.length < BATCH_SIZE) return adopted;
    last = ids.at(-1) ?? last;
  }
}

async function adopt(deps: AdoptDeps, id: string): Promise<boolean> {
  const generation = await currentGeneration(deps);
  return deps.sql.begin(async (tx) => {
    await waitForDisk(tx);
    const chat = await takeOldChat(tx, id);
    const opened = chat && openOld(deps.secrets.masterKeys, chat, await listSealed(tx, id));
    if (!opened) return false;
    await storeSealed(tx, id, opened.names, opened.messages);
    await storeWrappedKeys(tx, generation.id, [{ sessionId: id, wrapped: wrapKey(generation, opened.key) }]);
    return true;
  });
}

/** All of an old conversation, its texts sealed anew; undefined when a part of it does not open. */
function openOld(
  masterKeys: MasterKey[],
  chat: OldChatRow,
  messages: SealedRow[],
): { key: ConversationKey; names: Buffer; messages: SealedRow[] } | undefined {
  const master = masterKeys.find(({ id }) => id === chat.master_key_id);
  if (!master) return undefined;
  try {
    const bytes = decrypt(createSecretKey(master.key), chat.wrapped, chat.id);
    const key = { key: createSecretKey(bytes), userId: chat.user_id, sessionId: chat.id };
    const anew = (kind: Kind, { id, sealed }: SealedRow) =>
      seal(key, kind, decrypt(key.key, sealed, id).toString('utf8'), id);
    return {
      key,
      names: anew('names', chat),
      messages: messages.map((row) => ({ id: row.id, sealed: anew('message', row) })),
    };
  } catch {
    return undefined;
  }
}
