import type { ReplyEvent } from 'contracts/chat';
import { expect, it } from 'vitest';
import { createLiveReply, type FinalEvent } from './read.ts';

const END: FinalEvent = { type: 'problem', code: 'reply_failed', message: 'It failed.', credits: null };

it('a reply being written tells whoever reads it everything, however late they come', () => {
  const live = createLiveReply();
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
    early: [{ type: 'delta', text: 'I am ' }, { type: 'delta', text: 'here.' }, END],
    late: [{ type: 'delta', text: 'I am here.' }, END],
    afterwards: [{ type: 'delta', text: 'I am here.' }, END],
    gone: [],
  });
});
