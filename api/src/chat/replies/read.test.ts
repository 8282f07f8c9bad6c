import type { ReplyEvent } from 'contracts/chat';
import { expect, it } from 'vitest';
import { createLiveReply, type FinalEvent } from './read.ts';

const ACCEPTED: ReplyEvent = { type: 'accepted', intent: 'stress_relief' };
const END: FinalEvent = { type: 'problem', code: 'reply_failed', message: 'It failed.', credits: null };

it('a reply being written tells whoever reads it everything, however late they come', () => {
  const live = createLiveReply('stress_relief');
  const heard: Record<string, ReplyEvent[]> = { early: [], late: [], afterwards: [], gone: [] };
  const listen = (who: string) => live.read((event) => heard[who]?.push(event));
  listen('early');
  listen('gone')();
  live.append('I am ');
  live.append('here.');
  listen('late');
  live.end(END);
  listen('afterwards');
  expect(heard).toEqual({
    early: [ACCEPTED, { type: 'delta', text: 'I am ' }, { type: 'delta', text: 'here.' }, END],
    late: [ACCEPTED, { type: 'delta', text: 'I am here.' }, END],
    afterwards: [ACCEPTED, { type: 'delta', text: 'I am here.' }, END],
    gone: [ACCEPTED],
  });
});
