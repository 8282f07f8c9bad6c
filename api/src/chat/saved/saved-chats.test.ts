import { randomUUID } from 'node:crypto';
import { ChatSession, LONGEST_TITLE, SavedChatList } from 'contracts/chat';
import { beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../../credits/queries.ts';
import { type Chatter, chatApp, read } from '../../testing/chat-app.ts';
import { conversationKey } from '../keys/conversation-key.ts';
import { findChatSession } from '../sessions/queries.ts';
import { type StoredText, sealText } from '../stored-text.ts';

const { upstream, chatter, deps, wait } = await chatApp();
const { sql } = deps;
const HOUR_MS = 3_600_000;

async function kept(): Promise<Chatter> {
  const person = await chatter();
  upstream.next({ kind: 'reply', words: ['Good.'] });
  await read(await person.say('A good day'));
  await person.visitor.send('POST', '/v1/saved-chats', { chat_session_id: person.session.id });
  return person;
}
const buyPack = ({ userId }: Chatter) =>
  grant(sql, { userId, key: randomUUID(), pack: 'lite', chat: 200, camera: 20, at: deps.clock() });
const rename = ({ visitor, session }: Chatter, title: unknown) =>
  visitor.send('PATCH', `/v1/saved-chats/${session.id}`, { title });
const exported = ({ visitor, session }: Chatter, format = 'text') =>
  visitor.get(`/v1/saved-chats/${session.id}/export?format=${format}`);
const listed = async ({ visitor }: Chatter) =>
  SavedChatList.parse(await (await visitor.get('/v1/saved-chats')).json());
const refusal = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};

/** Adds messages as a long talk leaves them. */
async function insertMessages({ userId, session }: Chatter, texts: Partial<StoredText>[]): Promise<void> {
  const row = await findChatSession(sql, userId, session.id, deps.clock());
  if (!row) throw new Error('There is no chat.');
  const key = await conversationKey(deps, row);
  const ids = texts.map(() => randomUUID());
  const rows = texts.map((text, index) => {
    const id = ids[index] ?? '';
    const role = index % 2 === 0 ? 'user' : 'assistant';
    const stored: StoredText = {
      content: '',
      intent: null,
      care: false,
      suggested_frequency: null,
      career_insights_used: false,
      lang: 'hi',
      dir: 'ltr',
      ...text,
    };
    return {
      id,
      user_id: userId,
      session_id: session.id,
      role,
      reply_to: role === 'user' ? null : (ids[index - 1] ?? null),
      state: 'done',
      sealed: sealText(key, stored, id),
      created_at: deps.clock(),
    };
  });
  await sql`INSERT INTO chat_messages ${sql(rows)}`;
}

/** Destroys the key of a chat, as a damaged disk may. */
const damage = ({ session }: Chatter) =>
  sql`UPDATE chat_keys SET wrapped = decode(repeat('00', 60), 'hex') WHERE session_id = ${session.id}`;

describe('a saved chat is renamed', () => {
  let person: Chatter;
  beforeAll(async () => {
    person = await kept();
  });

  it('to one line, sealed like the one before, and nothing else of it changes', async () => {
    const [before] = (await listed(person)).saved_chats;
    const renamed = await rename(person, '  आज की\nबात\u202e ');
    expect(ChatSession.parse(await renamed.json())).toEqual({ ...before, title: 'आज की बात' });
    expect((await listed(person)).saved_chats).toEqual([{ ...before, title: 'आज की बात' }]);
    const [row] = await sql<
      { sealed: Buffer }[]
    >`SELECT sealed FROM chat_sessions WHERE id = ${person.session.id}`;
    expect(row?.sealed.includes('आज')).toBe(false);
  });

  it('never to nothing, nor to more than fits', async () => {
    for (const title of ['', ' \u200b ', 'x'.repeat(LONGEST_TITLE + 1), 7]) {
      expect(await refusal(await rename(person, title))).toEqual([400, 'invalid']);
    }
    expect((await rename(person, 'x'.repeat(LONGEST_TITLE))).status).toBe(200);
  });

  it('only while it is there, by its person, and once it was saved', async () => {
    const [other, open] = [await kept(), await chatter()];
    expect(await refusal(await rename({ ...person, visitor: other.visitor }, 'Mine'))).toEqual([
      404,
      'chat_ended',
    ]);
    expect(await refusal(await rename(open, 'Not yet'))).toEqual([404, 'chat_ended']);
  });

  it('not when nobody can open it', async () => {
    const lost = await kept();
    await damage(lost);
    expect(await refusal(await rename(lost, 'Found'))).toEqual([409, 'chat_unreadable']);
  });
});

describe('a saved chat becomes a file', () => {
  let person: Chatter;
  beforeAll(async () => {
    person = await kept();
  });

  it('for whoever bought a pack, and others are told who can and what is free', async () => {
    expect((await listed(person)).exports).toBe(false);
    const refused = await exported(person);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      code: 'exports_paid',
      message:
        'A saved chat as a file comes with every credit pack and every subscription. This chat is kept as it is, and Export my data in the settings, which holds it too, is free.',
    });
    await buyPack(person);
    expect((await listed(person)).exports).toBe(true);
    const file = await exported(person);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="saathi Mentor Chat/);
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(await file.text()).toMatch(/\nYou, .*\nA good day\n\nMitra, .*\nGood\.\n$/);
  });

  it.each([
    ['text', 'text/plain; charset=utf-8', '.txt'],
    ['markdown', 'text/markdown; charset=utf-8', '.md'],
    ['json', 'application/json', '.json'],
  ])('as %s, with the name it was given', async (format, type, ending) => {
    await rename(person, '../आज की "बात"');
    const file = await exported(person, format);
    expect(file.headers.get('content-type')).toBe(type);
    const [, name] = /filename\*=UTF-8''(.*)$/.exec(file.headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(name ?? '')).toMatch(
      new RegExp(`^saathi आज की बात \\d{4}-\\d\\d-\\d\\d\\${ending}$`),
    );
    expect(await file.text()).toContain('A good day');
  });

  it('with every one of 300 messages, in order, and the lines that stood beside them', async () => {
    const long = await kept();
    await buyPack(long);
    const line = { name: 'टेली-मानस', number: '14416', dial: '14416', text: false, hours: 'दिन-रात' };
    const texts: Partial<StoredText>[] = Array.from({ length: 300 }, (_, n) => ({ content: `बात ${n}.` }));
    texts[101] = {
      content: 'क्या तुम सुरक्षित हो?',
      help: { level: 'possible', kind: 'suicide', words: null, lines: [line] },
    };
    texts[103] = {
      content: 'मैं यहाँ हूँ। टेली-मानस: 14416',
      care: true,
      help: { level: 'clear', kind: 'suicide', words: 'मैं यहाँ हूँ।', lines: [line] },
    };
    await insertMessages(long, texts);
    const text = await (await exported(long)).text();
    const said = [...text.matchAll(/^बात (\d+)\.$/gm)].map(([, n]) => Number(n));
    expect(said).toEqual(Array.from({ length: 300 }, (_, n) => n).filter((n) => n !== 101 && n !== 103));
    expect(text).toContain('क्या तुम सुरक्षित हो?\nटेली-मानस: 14416 (दिन-रात)\n');
    expect(text).toMatch(/\nSaathi, .*\nमैं यहाँ हूँ। टेली-मानस: 14416\n\n/);
  });

  it('only while it is there and can be opened, and in a format there is', async () => {
    expect(await refusal(await exported(person, 'exe'))).toEqual([400, 'invalid']);
    const other = await kept();
    await buyPack(other);
    expect(await refusal(await exported({ ...person, visitor: other.visitor }))).toEqual([404, 'chat_ended']);
    await damage(other);
    expect(await refusal(await exported(other))).toEqual([409, 'chat_unreadable']);
    wait(72 * HOUR_MS);
    expect(await refusal(await exported(person))).toEqual([404, 'chat_ended']);
  });
});
