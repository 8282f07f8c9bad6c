import { describe, expect, it } from 'vitest';
import { createReplyCheck } from '../../care/check-reply.ts';
import { careKinds } from '../../care/levels.ts';
import { buildPrompt } from '../../companion/prompt.ts';
import { scriptedReply } from './reply.ts';

type History = { role: 'user' | 'assistant'; content: string }[];

const FINAL_MESSAGE = 'the pills are lined up on my table and I am so creative about it';

function reply(kind: (typeof careKinds)[number], language = 'en', history: History = [], notMeant = false) {
  return scriptedReply(
    buildPrompt({
      category: 'anger_release',
      subcategory: 'boss',
      aiName: 'Meera',
      aiGender: 'female',
      language,
      person: { name: 'Asha', age: 25 },
      traits: { strengths: ['creative', 'patience'] },
      history,
      message: FINAL_MESSAGE,
      care: { kind, notMeant },
    }),
  );
}

describe('the demo companion at a possible risk', () => {
  it('asks gently and directly whether they think of ending their life', () => {
    expect(reply('self_harm')).toMatch(/heavy|carry/);
    expect(reply('self_harm')).toContain('Are you thinking of ending your life?');
    expect(reply('self_harm', 'hi')).toContain('क्या आप अपनी जान देने के बारे में सोच रहे हैं?');
    expect(reply('self_harm', 'hi-Latn')).toContain('Kya aap apni jaan dene ke baare mein soch rahe hain?');
  });

  it.each(careKinds)('never quotes the person, praises or plays its part: %s', (kind) => {
    for (const language of ['en', 'hi', 'hi-Latn']) {
      for (const notMeant of [false, true]) {
        const said = reply(kind, language, [], notMeant);
        expect(said.match(/\?/g)).toHaveLength(1);
        expect(said).not.toMatch(/pills|table|creative|boss|“|[{}]/i);
        const check = createReplyCheck({ minor: true });
        expect(check.push(said).stop ?? check.end().stop).toBeUndefined();
      }
    }
  });

  it('asks once, and then stays with the answer', () => {
    const history: History = [];
    const said = [1, 2, 3].map(() => {
      const answer = reply('self_harm', 'en', history);
      history.push({ role: 'user', content: 'maybe' }, { role: 'assistant', content: answer });
      return answer;
    });
    expect(said[1]).not.toContain('ending your life');
    expect(new Set(said).size).toBe(3);
  });

  it('thanks whoever says that it was not meant so, and asks', () => {
    expect(reply('self_harm', 'en', [], true)).toMatch(
      /^Thank you for telling me, Asha.*ending your life\?$/,
    );
  });
});
