import { describe, expect, it } from 'vitest';
import { readRisk } from '../../care/check-turns.ts';
import { dayIn } from '../../credits/day.ts';
import { policy } from '../../policy/policy.ts';
import { chatApp, read } from '../../testing/chat-app.ts';

const { upstream, chatter, visitor, deps } = await chatApp();
const POSSIBLE = 'what is the point of going on';
/** One that the trained model, whatever it learned last, is not sure of. */
const UNSURE =
  [
    'I have not told anybody this yet',
    'my uncle has stopped eating and gave away his radio',
    'she has stopped answering and sold her scooter',
    'I have no future',
    'I am tired of pretending',
    'I cannot face tomorrow',
  ].find((text) => {
    const { verdict, unsure } = readRisk([text]);
    return unsure && verdict.kind === undefined;
  }) ?? 'none of these';
const CRISIS = 'I want to kill myself';
const today = () => dayIn(policy.free.day_zone, deps.clock());
const ASKED = 'are you thinking of ending your life?';

/** What the model was told last, and that it was asked for a reply. */
const prompt = () => upstream.asked.findLast(({ stream }) => stream)?.messages[0]?.content ?? '';
const counted = async () => {
  const [row] = await deps.sql<
    { count: number }[]
  >`SELECT count::int FROM transparency_counts WHERE what = 'care_not_meant'`;
  return row?.count ?? 0;
};

it('what was made of a harmless message is kept with it, and shown to nobody', async () => {
  const person = await chatter();
  upstream.next({ kind: 'reply', words: ['Good morning.'] });
  await read(await person.say('Good morning'));
  await read(await person.say(UNSURE));
  const [harmless, , unsure] = (await person.view()).messages;
  expect(harmless).toMatchObject({ content: 'Good morning' });
  expect(unsure).toMatchObject({ content: UNSURE });
  for (const message of [harmless, unsure]) expect(message).not.toHaveProperty('harmless');
});

describe('a message that may speak of a risk', () => {
  it('is answered by the companion, told to ask, with the lines beside it, and costs as any other', async () => {
    const person = await chatter();
    upstream.next({ kind: 'reply', words: ['Are you thinking of ending your life?'] });
    const { text, last } = await read(await person.say(POSSIBLE));
    expect(text).toBe('Are you thinking of ending your life?');
    expect(prompt()).toContain('Care: possible self_harm\n');
    expect(last).toMatchObject({
      message: {
        care: false,
        help: { level: 'possible', words: null, lines: [{ dial: '14416' }, {}, {}, {}] },
      },
      credits: { chat_credits: 24, daily: { used: 1 } },
    });
    expect((await person.view()).messages.at(-1)).toMatchObject({ help: { kind: 'self_harm', words: null } });
  });

  it.each([
    [
      'without credits',
      (id: string) => deps.sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${id}`,
    ],
    [
      'over the daily limit',
      (id: string) => deps.sql`INSERT INTO user_daily_usage VALUES (${id}, ${today()}, 10)`,
    ],
    [
      'when rate-limited',
      (id: string) =>
        deps.sql`INSERT INTO rate_limit VALUES (${`message:${id}`}, 999, now() + interval '1 day')`,
    ],
    [
      'in a country that is not served',
      (id: string) => deps.sql`UPDATE user_profile SET country = 'US' WHERE user_id = ${id}`,
    ],
    [
      'without a country',
      (id: string) => deps.sql`UPDATE user_profile SET country = NULL WHERE user_id = ${id}`,
    ],
  ])(
    'is asked about %s, by Saathi herself if no companion can, and then for nothing',
    async (_name, arrange) => {
      const person = await chatter();
      await arrange(person.userId);
      const before = await person.credits();
      const { last } = await read(await person.say(POSSIBLE));
      expect(last).toMatchObject({ type: 'done', message: { help: { level: 'possible' } } });
      if (last?.type !== 'done' || !last.message.care) return;
      expect(last.message.content).toContain(ASKED);
      expect((await person.credits()).chat_credits).toBe(before.chat_credits);
    },
  );

  it('is asked about without a session, and before the e-mail is verified', async () => {
    const { body } = await chatter();
    const somebody = visitor();
    const send = async () =>
      (await somebody.send('POST', '/functions/v1/saathi-chat', body(POSSIBLE))).json();
    expect(await send()).toMatchObject({ response: expect.stringContaining(ASKED) });
    await somebody.signUp();
    expect(await send()).toMatchObject({ response: expect.stringContaining('14416') });
  });

  it('is asked about when the model is down, is kept, and costs nothing', async () => {
    const person = await chatter();
    upstream.next({ kind: 'status', status: 503 });
    const { text, last } = await read(await person.say(POSSIBLE));
    expect(text).toContain(ASKED);
    expect(last).toMatchObject({
      message: { care: true, help: { level: 'possible' } },
      credits: { chat_credits: 25, daily: { used: 0 } },
    });
    expect((await person.view()).messages.at(-1)).toMatchObject({ care: true, content: text });
    upstream.next({ kind: 'reply', words: ['Yes.'] });
  });
});

describe('a message in its conversation', () => {
  it('is graver after what was said before', async () => {
    const person = await chatter();
    await read(await person.say('honestly i dont see a way out of this anymore'));
    const { last } = await read(await person.say('tonight'));
    expect(last).toMatchObject({ message: { care: true, help: { level: 'clear' } } });
  });

  it('is clear when it says yes to what the companion asked, and goes on when it says no', async () => {
    const person = await chatter();
    await read(await person.say(POSSIBLE));
    expect((await read(await person.say('yes'))).last).toMatchObject({
      message: { care: true, help: { level: 'clear', kind: 'self_harm' } },
    });
    const other = await chatter();
    await read(await other.say(POSSIBLE));
    expect((await read(await other.say('No, it is only the exam.'))).last).toMatchObject({
      message: { care: false },
    });
  });

  it('is read alone when what was said before cannot be opened', async () => {
    const person = await chatter();
    await read(await person.say('honestly i dont see a way out of this anymore'));
    await deps.sql`UPDATE chat_messages SET sealed = '\\x00' WHERE user_id = ${person.userId}`;
    expect((await read(await person.say(CRISIS))).last).toMatchObject({ message: { care: true } });
    const { last } = await read(await person.say('and what if I just did it?'));
    expect(last).toMatchObject({ message: { help: { level: 'possible' } } });
  });
});

describe('“That’s not what I meant”', () => {
  it('is answered by the companion, who asks; it costs as usual and is counted, and what was said is let go', async () => {
    const person = await chatter();
    const before = await counted();
    await read(await person.say(CRISIS));
    const words = { not_meant: true };
    const { last } = await read(await person.say('That’s not what I meant.', words));
    expect(last).toMatchObject({
      message: { care: false, help: { level: 'possible' } },
      credits: { chat_credits: 24 },
    });
    expect(prompt()).toContain('Care: possible self_harm, not meant\n');
    expect(await counted()).toBe(before + 1);
    const next = await read(await person.say('Can you tell me about the exam on Monday?'));
    expect(next.last).toMatchObject({ message: { care: false } });
    expect(prompt()).not.toContain('Care: ');
  });

  it('is refused as any other message, and a crisis in it is none the less one', async () => {
    const person = await chatter();
    await deps.sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${person.userId}`;
    expect((await person.say('That’s not what I meant.', { not_meant: true })).status).toBe(402);
    const { last } = await read(await person.say(CRISIS, { not_meant: true }));
    expect(last).toMatchObject({ message: { care: true } });
  });
});

describe('the second reader', () => {
  it('is asked about a message the model is not sure of, and can raise it', async () => {
    const person = await chatter();
    upstream.judges('```json\n{"level":"clear","kind":"other_at_risk"}\n```');
    const { last } = await read(await person.say(UNSURE));
    expect(last).toMatchObject({ message: { care: true, help: { level: 'clear', kind: 'other_at_risk' } } });
    upstream.judges('{"level":"none"}');
  });

  it('lowers nothing, and is told of the turns as data', async () => {
    const person = await chatter();
    await read(await person.say('hello there'));
    const { last } = await read(await person.say(POSSIBLE));
    expect(last).toMatchObject({ message: { help: { level: 'possible' } } });
    const { messages } = upstream.asked.findLast(({ stream }) => !stream) ?? { messages: [] };
    expect(messages.at(-1)?.content).toBe(JSON.stringify({ turns: ['hello there', POSSIBLE] }));
  });

  it('makes a message possible when it fails, and is not asked about one that is plainly harmless', async () => {
    const person = await chatter();
    upstream.judges('I cannot help with that.');
    expect((await read(await person.say(UNSURE))).last).toMatchObject({
      message: { help: { level: 'possible' } },
    });
    const asked = upstream.asked.filter(({ stream }) => !stream).length;
    const other = await chatter();
    expect((await read(await other.say('Good morning'))).last).toMatchObject({ message: { care: false } });
    expect(upstream.asked.filter(({ stream }) => !stream)).toHaveLength(asked);
    upstream.judges('{"level":"none"}');
  });
});
