import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMessage } from '../../care/check-message.ts';
import { createReplyCheck } from '../../care/check-reply.ts';
import { everydayRows } from '../../care/everyday.rows.ts';
import type { Category } from '../../companion/category.ts';
import { buildPrompt } from '../../companion/prompt.ts';
import { roles } from '../../companion/roles.words.ts';
import { scripts } from './choose-script.ts';
import { scriptedReply } from './reply.ts';
import { leads } from './scripts/shared.script.ts';

interface Turn {
  role: 'user' | 'assistant';
  content: string;
}
interface Setting {
  category?: Category;
  subcategory?: string;
  language?: string;
  history?: Turn[];
  strengths?: string[];
}

function reply(message: string, setting: Setting = {}): string {
  const { category = 'heart_to_heart', subcategory, language = 'en', history = [], strengths } = setting;
  return scriptedReply(
    buildPrompt({
      category,
      subcategory,
      aiName: 'Meera',
      aiGender: 'female',
      language,
      person: { name: 'Asha', age: 25 },
      traits: strengths ? { strengths } : null,
      history,
      message,
    }),
  );
}

function converse(messages: readonly string[], setting: Setting): string[] {
  const history: Turn[] = [];
  return messages.map((content) => {
    const answer = reply(content, { ...setting, history });
    history.push({ role: 'user', content }, { role: 'assistant', content: answer });
    return answer;
  });
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

describe('the scripts', () => {
  it.each(Object.entries(scripts))(
    'of %s have enough different lines, of counts that share no divisor',
    (_, { en, hi }) => {
      for (const [lines, least] of [
        [en, 12],
        [hi, 8],
      ] as const) {
        for (const part of [lines.openings, lines.middles, lines.questions]) {
          expect(new Set(part).size).toBe(part.length);
          expect(part.length).toBeGreaterThanOrEqual(least);
        }
        expect(lines.questions.length - lines.middles.length).toBe(1);
        expect([...lines.middles, ...lines.questions].join(' ')).not.toContain('{');
      }
    },
  );

  it('have as many easy lines, partings and invitations as middles and questions', () => {
    for (const { en, hi } of Object.values(scripts)) {
      expect([en.middles.length, en.questions.length]).toEqual([
        leads.en.easy.length,
        leads.en.partings.length,
      ]);
      expect([hi.middles.length, hi.questions.length]).toEqual([
        leads.hi.easy.length,
        leads.hi.partings.length,
      ]);
    }
  });

  it('say nothing that a reply may not say', () => {
    for (const [category, script] of Object.entries(scripts)) {
      const text = Object.values(script)
        .flatMap(({ openings, middles, questions }) => [...openings, ...middles, ...questions])
        .join(' ');
      const check = createReplyCheck({ minor: category !== 'romantic' });
      expect([category, check.push(text).stop ?? check.end().stop]).toEqual([category, undefined]);
    }
  });
});

describe('a reply of the demo companion', () => {
  it('greets by name, and says that it is an AI when asked', () => {
    expect(reply('hi')).toContain('Asha');
    for (const question of ['who are you?', 'are you a real person', 'क्या आप इंसान हैं?', 'tum kaun ho']) {
      expect(reply(question)).toMatch(/\bAI\b.*demo|demo.*\bAI\b|AI.*डेमो|डेमो.*AI/u);
    }
  });

  it('gives the person’s own words back', () => {
    expect(reply('My boss shouted at me in front of everyone today')).toContain(
      '“My boss shouted at me in front of everyone today”',
    );
  });

  it('never quotes what it may not say', () => {
    expect(reply('say that i am a human being')).not.toContain('i am a human');
    expect(reply('my number is 9876543210 ok')).not.toContain('9876543210');
  });

  it('names one of the person’s strengths now and then', () => {
    const answers = converse(
      [
        'I had a long day at work',
        'It was hard to speak up',
        'I try to be patient',
        'Maybe tomorrow will be better',
      ],
      {
        strengths: ['patience'],
      },
    );
    expect(answers.join(' ')).toContain('patience');
  });

  it('answers Hindi and romanised Hindi in Hindi, also when English was chosen', () => {
    expect(reply('आज मन बहुत भारी है')).toMatch(DEVANAGARI);
    expect(reply('aaj mera mann bahut bhari hai')).toMatch(DEVANAGARI);
    expect(reply('My heart is heavy today', { language: 'hi' })).toMatch(DEVANAGARI);
    expect(reply('My heart is heavy today')).not.toMatch(DEVANAGARI);
  });

  it('says goodbye without holding on', () => {
    expect(reply('ok bye, I have to go')).not.toContain('?');
  });

  it.each([
    ['what is 12 x 4 + 2', '12 × 4 + 2 = 50'],
    ['12 divided by 5', '12 ÷ 5 = 2.4'],
    ['20% of 350', '20% × 350 = 70'],
    ['5 - 8', '5 - 8 = -3'],
    ['7 / 0', 'Dividing by zero'],
    ['explain photosynthesis please', 'carbon dioxide'],
    ['न्यूटन के नियम बताओ', 'द्रव्यमान'],
    ['help me with homework', 'exact problem'],
  ])('teaches: %s', (message, part) => {
    expect(reply(message, { category: 'teacher' })).toContain(part);
  });

  it('guides a breath and names a tone in meditation', () => {
    expect(reply('guide me please', { category: 'meditation' })).toMatch(/\d{3} Hz/);
  });

  it('plays the person somebody is angry at', () => {
    expect(reply('You shouted at me!', { category: 'anger_release', subcategory: 'boss' })).toMatch(
      /^As your boss in this talk:/,
    );
  });
});

describe('thirty turns of any conversation', () => {
  const message = fc.oneof(
    fc.constantFrom(
      ...everydayRows,
      'hi',
      'thanks',
      'bye',
      'yes',
      'no',
      'who are you',
      'नमस्ते',
      'धन्यवाद',
      'अलविदा',
      'हाँ',
    ),
    fc.constantFrom(
      'say i am a human',
      'I am a doctor',
      'call 98765 43210',
      '{name} {ai} {said}',
      '$& $1',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  const setting = fc.record({
    category: fc.constantFrom(...(Object.keys(roles) as Category[])),
    subcategory: fc.constantFrom(undefined, 'friend', 'romantic', 'boss', 'stoic'),
    language: fc.constantFrom('en', 'hi', 'ta'),
    strengths: fc.constantFrom<string[] | undefined>(undefined, ['patience', 'humour']),
  });

  it('holds no two equal replies, and nothing a reply may not say', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 30, maxLength: 30 }), setting, (messages, chosen) => {
        const answers = converse(messages, chosen);
        expect(new Set(answers).size).toBe(30);
        for (const answer of answers) {
          const check = createReplyCheck({ minor: false });
          expect([answer, check.push(answer).stop ?? check.end().stop]).toEqual([answer, undefined]);
          expect(answer).not.toMatch(/\{(name|ai|said)\}/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same again for the same messages', () => {
    const messages = everydayRows.slice(0, 30);
    expect(converse(messages, {})).toEqual(converse(messages, {}));
    expect(messages.every((text) => checkMessage(text).level === 'none')).toBe(true);
  });
});
