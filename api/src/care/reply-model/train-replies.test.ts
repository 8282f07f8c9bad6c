import { describe, expect, it } from 'vitest';
import { readReplies } from './reply-corpus.ts';
import { packReplyWeights, unpackReplyWeights } from './reply-weights.ts';
import { trainReplies } from './train-replies.ts';

const few = readReplies('train').filter((_, at) => at % 90 === 0);

describe('training the check of a reply', () => {
  it('gives the same bytes for the same rows, and keeps them through the file', () => {
    const [one, other] = [trainReplies(few), trainReplies(few)].map(packReplyWeights);
    expect(one).toEqual(other);
    expect(packReplyWeights(unpackReplyWeights(one as Uint8Array))).toEqual(one);
  });
});
