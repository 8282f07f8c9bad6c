import { randomUUID } from 'node:crypto';
import { turnGenerations } from '../chat/keys/turn.ts';
import { type ChatApp, COMPANION, read } from '../testing/chat-app.ts';
import { type FieldRow, told } from './field.rows.ts';

const HOUR_MS = 3_600_000;

/** What a person's chats show of the policy. */
export function chatFields({ chatter, upstream, deps }: ChatApp): Record<string, FieldRow> {
  const credits = async () => (await chatter()).credits();
  const hoursLeft = ({ expires_at }: { expires_at: string }) =>
    (Date.parse(expires_at) - deps.clock().getTime()) / HOUR_MS;
  const twoMessages = async () => {
    const person = await chatter();
    const statuses: number[] = [];
    for (const words of ['one', 'two']) {
      const response = await person.say(words);
      statuses.push(response.status);
      await response.text();
    }
    return statuses;
  };
  return {
    'free.daily_messages': { to: 1, see: twoMessages, was: [200, 200], is: [200, 429] },
    'free.chat_credits': { to: 3, see: async () => (await credits()).chat_credits, was: 25, is: 3 },
    'free.camera_credits': {
      to: 2,
      see: async () => (await credits()).camera_gallery_credits,
      was: 5,
      is: 2,
    },
    'prices.message_chat_credits': {
      to: 4,
      async see() {
        const person = await chatter();
        await read(await person.say('hello'));
        return (await person.credits()).chat_credits;
      },
      was: 24,
      is: 21,
    },
    'limits.message_characters': {
      to: 5,
      see: async () => told(await (await chatter()).say('hello there')),
      was: 'taken',
      is: 'A message can have at most 5 characters. Please shorten it a little.',
    },
    'limits.chats': {
      to: 1,
      async see() {
        const { visitor } = await chatter();
        return told(await visitor.send('POST', '/v1/chat-sessions', COMPANION));
      },
      was: 'taken',
      is: 'You have one chat, the most there can be at a time. Please delete one you no longer need; all of them are kept.',
    },
    'limits.context_messages': {
      to: 1,
      async see() {
        const person = await chatter();
        for (const words of ['one', 'two']) await read(await person.say(words));
        return upstream.asked
          .at(-1)
          ?.messages.slice(1)
          .map(({ content }) => content);
      },
      was: ['one', 'I am here.', 'two'],
      is: ['I am here.', 'two'],
    },
    'caps.context_characters': {
      to: 12,
      async see() {
        const person = await chatter();
        for (const words of ['one', 'two']) await read(await person.say(words));
        return upstream.asked
          .at(-1)
          ?.messages.slice(1)
          .map(({ content }) => content);
      },
      was: ['one', 'I am here.', 'two'],
      is: ['on', 'I am here.', 'two'],
    },
    'caps.reply_characters': {
      to: 20,
      async see() {
        upstream.next({ kind: 'reply', words: ['I am here. ', 'You are not alone. ', 'Tell me more.'] });
        const { text, last } = await read(await (await chatter()).say('hello'));
        upstream.next({ kind: 'reply', words: ['I ', 'am ', 'here.'] });
        return [text.length, last?.type === 'done' && last.message.state];
      },
      was: [43, 'done'],
      is: [19, 'stopped'],
    },
    'caps.reply_versions': {
      to: 1,
      async see() {
        const person = await chatter();
        const replaces = randomUUID();
        await read(await person.say('hello', { message_id: replaces }));
        return told(await person.say('hello', { replaces }));
      },
      was: 'taken',
      is: 'There is one answer to this message already, the most there can be. Nothing was charged; please write on, or change your message.',
    },
    'caps.free_refused_daily': {
      to: 0,
      async see() {
        upstream.next({ kind: 'reply', words: ['Of course. ', 'I am a real human, ', 'trust me.'] });
        const { last } = await read(await (await chatter()).say('hello'));
        upstream.next({ kind: 'reply', words: ['I ', 'am ', 'here.'] });
        return last?.type === 'done' && last.credits.chat_credits;
      },
      was: 25,
      is: 24,
    },
    'caps.free_stopped_daily': {
      to: 0,
      async see() {
        const person = await chatter();
        const messageId = randomUUID();
        upstream.next({ kind: 'held' });
        const before = upstream.asked.length;
        const reading = read(await person.say('hello', { message_id: messageId }));
        await upstream.calls(before + 1);
        upstream.next({ kind: 'reply', words: ['I ', 'am ', 'here.'] });
        await person.visitor.send('POST', `/v1/chat-sessions/${person.session.id}/replies/${messageId}/stop`);
        const { last } = await reading;
        return last?.type === 'problem' && last.credits?.chat_credits;
      },
      was: 25,
      is: 24,
    },
    'caps.care_kept_daily': {
      to: 1,
      async see() {
        const person = await chatter();
        const replies: boolean[] = [];
        for (const words of ['I want to kill myself', 'I want to kill myself tonight']) {
          const { last } = await read(await person.say(words));
          replies.push(last?.type === 'done' && last.message.care);
        }
        return [...replies, (await person.view()).messages.length];
      },
      was: [true, true, 4],
      is: [true, true, 2],
    },
    'caps.long_texts_per_minute': {
      to: 0,
      async see() {
        const long = `${'We walked to the market. '.repeat(1600)} I want to kill myself tonight.`;
        return (await (await chatter()).say(long)).status;
      },
      was: 200,
      is: 400,
    },
    'retention_hours.open': { to: 5, see: async () => hoursLeft((await chatter()).session), was: 24, is: 5 },
    'retention_hours.open_without_auto_delete': {
      to: 30,
      see: async () => hoursLeft((await chatter({ auto_delete: false })).session),
      was: 72,
      is: 30,
    },
    'retention_hours.saved': {
      to: 6,
      async see() {
        const { visitor, session } = await chatter();
        const saved = await visitor.send('POST', '/v1/saved-chats', { chat_session_id: session.id });
        return hoursLeft((await saved.json()) as { expires_at: string });
      },
      was: 72,
      is: 6,
    },
    'retention_hours.copies': {
      to: 2,
      async see() {
        await deps.sql`UPDATE key_generations SET started_at = ${new Date(deps.clock().getTime() - HOUR_MS)}`;
        return (await turnGenerations(deps)).began;
      },
      was: 1,
      is: 0,
    },
    locked_categories: {
      to: ['teacher'],
      async see() {
        const { visitor } = await chatter();
        return told(await visitor.send('POST', '/v1/chat-sessions', { ...COMPANION, category: 'teacher' }));
      },
      was: 'taken',
      is: 'This companion is not open right now. Please choose another one.',
    },
    'limits.age_adult': {
      to: 21,
      async see() {
        const { visitor, say } = await chatter({ dob: '2006-05-01' });
        await read(await say('hello'));
        const romantic = { ...COMPANION, category: 'companion', subcategory: 'romantic_partner' };
        const { person } = (await (await visitor.get('/v1/session')).json()) as {
          person: { minor: boolean };
        };
        return [
          await told(await visitor.send('POST', '/v1/chat-sessions', romantic)),
          person.minor,
          /under \d+/.exec(upstream.asked.at(-1)?.messages[0]?.content ?? '')?.[0],
        ];
      },
      was: ['taken', false, undefined],
      is: [
        'The romantic companion is for people of 21 and older. A friend is here for you at any age.',
        true,
        'under 21',
      ],
    },
    tones_hz: {
      to: [108, 528],
      async see() {
        const { visitor, say } = await chatter();
        upstream.next({ kind: 'reply', words: ['Try 963 Hz.'] });
        const { last } = await read(await say('hello'));
        const { tones } = (await (await visitor.get('/v1/tones')).json()) as { tones: unknown[] };
        return [tones.length, last?.type === 'done' && last.message.suggested_frequency];
      },
      was: [12, 963],
      is: [2, null],
    },
  };
}
