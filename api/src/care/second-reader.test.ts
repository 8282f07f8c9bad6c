import { afterAll, describe, expect, it } from 'vitest';
import { startFaultyUpstream } from '../testing/faulty-upstream.ts';
import { createSecondReader } from './second-reader.ts';

const upstream = await startFaultyUpstream();
afterAll(() => upstream.close());
const ai = { ...upstream.ai, moderationModel: 'moderation' };

describe('the second reader', () => {
  it('is nobody where the demo companion answers', () => {
    expect(createSecondReader({ ...ai, demo: true })).toBeUndefined();
  });

  it('says possible when nobody answers in time', async () => {
    upstream.judges('hang');
    expect(await createSecondReader(upstream.ai, 20)?.(['hm'])).toEqual({
      level: 'possible',
      kind: 'self_harm',
    });
    upstream.judges('{"level":"none"}');
  });

  it('says possible when nobody is there', async () => {
    const nowhere = createSecondReader({ ...ai, baseUrl: 'http://127.0.0.1:9/v1' });
    expect(await nowhere?.(['hm'])).toEqual({ level: 'possible', kind: 'self_harm' });
  });

  it('says the graver of model and moderation', async () => {
    const reader = createSecondReader(ai);
    expect(await reader?.(['hm'])).toEqual({ level: 'none' });
    upstream.flags({ violence: true, 'self-harm/intent': true });
    expect(await reader?.(['hm'])).toEqual({ level: 'clear', kind: 'self_harm' });
    upstream.flags({ 'sexual/minors': true });
    expect(await reader?.(['hm'])).toEqual({ level: 'possible', kind: 'minor_romantic' });
    upstream.judges('{"level":"clear","kind":"abuse"}');
    expect(await reader?.(['hm'])).toEqual({ level: 'clear', kind: 'abuse' });
  });
});
