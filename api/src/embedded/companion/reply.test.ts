import type { Category } from 'contracts/categories';
import type { PracticeNow } from 'contracts/meditation-context';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReplyCheck } from '../../care/check-reply.ts';
import { checkTurns } from '../../care/check-turns.ts';
import { everydayRows } from '../../care/everyday.rows.ts';
import { isHinglish } from '../../companion/hinglish.ts';
import { buildPrompt } from '../../companion/prompt.ts';
import { roles } from '../../companion/roles.words.ts';
import { scriptedReply } from './reply.ts';
import { leads } from './scripts/leads.script.ts';
import { situations } from './scripts/situations.script.ts';
import { partings } from './scripts/small-talk.script.ts';
import { scripts } from './scripts.ts';

interface Turn {
  role: 'user' | 'assistant';
  content: string;
}
interface Setting {
  category?: Category;
  subcategory?: string;
  language?: string;
  practice?: PracticeNow;
  history?: Turn[];
  strengths?: string[];
}

function reply(message: string, setting: Setting = {}): string {
  const {
    category = 'heart_to_heart',
    subcategory,
    language = 'en',
    history = [],
    strengths,
    practice,
  } = setting;
  return scriptedReply(
    buildPrompt({
      category,
      subcategory,
      aiName: 'Meera',
      aiGender: 'female',
      language,
      person: { name: 'Asha', age: 25 },
      traits: strengths ? { strengths } : null,
      practice,
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

const isQuestion = (line: string) => line.endsWith('?');
const everyLine = [...Object.values(scripts), partings].flatMap((script) => Object.values(script).flat());

describe('the scripts', () => {
  it.each(Object.entries(scripts))(
    'of %s hold seven thoughts and six questions in every language',
    (_, script) => {
      for (const lines of Object.values(script)) {
        expect(lines.filter(isQuestion)).toHaveLength(6);
        expect(lines).toHaveLength(13);
      }
    },
  );

  it('hold no line twice and none that is part of another, since a reply tells by them where it stands', () => {
    for (const line of everyLine) expect(everyLine.filter((other) => other.includes(line))).toEqual([line]);
    expect(everyLine.join(' ')).not.toContain('{');
  });

  it('say nothing that a reply may not say', () => {
    const spoken = [
      ...everyLine,
      ...situations.flatMap(({ en, hi, hinglish }) =>
        [en, hi, hinglish].map((line) => line.replace(' | ', ' ')),
      ),
      ...Object.values(leads).flatMap((kinds) => Object.values(kinds).flat()),
    ];
    for (const line of spoken) {
      const check = createReplyCheck({ minor: !scripts.romantic.en.includes(line) });
      expect([line, check.push(line).stop ?? check.end().stop]).toEqual([line, undefined]);
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
    for (const category of Object.keys(roles) as Category[])
      expect(reply('my number is 9876543210 ok', { category })).not.toMatch(/\d{4}/);
  });

  it('never repeats despair, and asks for somebody near instead', () => {
    for (const message of [
      'I feel empty and hopeless these days',
      'सब बेकार लगता है',
      'I do not see the point of anything',
    ]) {
      const answer = reply(message);
      expect(answer).not.toContain('“');
      expect(answer).toMatch(/sit with today\?|साथ थोड़ी देर बैठा/u);
    }
  });

  it('answers what the safety check would have kept from it as the heaviest of days, without praise or quotation', () => {
    const answer = reply('I am so happy that I will end my life');
    expect(answer).toContain('should not have to hold it alone');
    expect(answer).not.toMatch(/“|lovely|glad|proud/);
  });

  it.each([
    ['my grandmother died yesterday', 'I am so sorry'],
    ['I got the job!', 'lovely to hear'],
    ['मुझे नींद नहीं आती', 'रात हर ख़याल'],
    ['mujhe bahut chinta hai', 'Tension mann ko'],
    ['yaar bahut stress ho raha hai', 'Yeh ek insaan ke liye bahut hai, Asha.'],
    ['how are you?', 'As an AI'],
  ])('hears what is meant by: %s', (message, part) => {
    expect(reply(message)).toContain(part);
  });

  it.each(['companion', 'mentor', 'wisdom_stories'] satisfies Category[])(
    'of %s stays gentle after a loss',
    (category) => {
      const answers = converse(['my dog died this morning', 'he was with me for 11 years'], { category });
      const own = scripts[category].en.filter((line) => answers.some((answer) => answer.includes(line)));
      expect(own).toEqual([]);
    },
  );

  it('uses the name sparingly', () => {
    const answers = converse(everydayRows.slice(0, 20), {});
    expect(answers.filter((answer) => answer.includes('Asha')).length).toBeLessThanOrEqual(10);
  });

  it('ends with one gentle question, except after thanks and a goodbye', () => {
    for (const message of [
      'hi',
      'yes',
      'My train was late again today',
      'I am sad',
      'आज मन भारी है',
      '',
      'what is dharma?',
    ])
      for (const category of Object.keys(roles) as Category[])
        expect(reply(message, { category })).toMatch(/\?$/);
    for (const message of ['thanks a lot', 'good night', 'शुक्रिया']) expect(reply(message)).not.toContain('?');
  });

  it('names one of the person’s strengths now and then', () => {
    const answers = converse(
      [
        'I had a long day at work',
        'It was hard to speak up',
        'I try to be patient',
        'Maybe tomorrow will be better',
        'I wrote it down this time',
        'It looked smaller on paper',
      ],
      {
        strengths: ['patience'],
      },
    );
    expect(answers.join(' ')).toContain('patience');
  });

  it('mirrors the script of who writes Hindi, whichever language was chosen', () => {
    for (const language of ['en', 'hi', 'hi-Latn', 'ta']) {
      expect(reply('आज मन बहुत भारी है', { language })).toMatch(DEVANAGARI);
      const latin = reply('yaar bahut stress ho raha hai', { language });
      expect(latin).not.toMatch(DEVANAGARI);
      expect(isHinglish(latin)).toBe(true);
    }
  });

  it('speaks Hinglish where that is the chat language, and goes on in it when a word could be any', () => {
    expect(isHinglish(reply('My heart is heavy today', { language: 'hi-Latn' }))).toBe(true);
    const [, answer = ''] = converse(['kal exam hai yaar, dar lag raha hai', 'ok'], {});
    expect(isHinglish(answer)).toBe(true);
  });

  it('answers English in the language that was chosen', () => {
    expect(reply('My heart is heavy today', { language: 'hi' })).toMatch(DEVANAGARI);
    expect(reply('My heart is heavy today')).not.toMatch(DEVANAGARI);
  });

  it('says goodbye without holding on', () => {
    expect(reply('ok bye, I have to go')).not.toContain('?');
    expect(reply('I could not say goodbye to her')).toContain('?');
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

  it.each(['guide me please', 'I cannot sleep', 'my father died last month', 'नींद नहीं आती'])(
    'guides a breath and names a tone in meditation: %s',
    (message) => expect(reply(message, { category: 'meditation' })).toMatch(/\d{3} Hz/),
  );

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
    language: fc.constantFrom('en', 'hi', 'hi-Latn', 'ta'),
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
    const messages = everydayRows.filter((text) => checkTurns([text]).kind === undefined).slice(0, 30);
    expect(messages).toHaveLength(30);
    expect(converse(messages, {})).toEqual(converse(messages, {}));
  });
});

describe('what a companion was chosen as', () => {
  it('shows in what it says', () => {
    const as = (subcategory: string, message = 'What is 6 times 7?') =>
      reply(message, { category: 'companion', subcategory });
    expect(as('teacher')).toContain('42');
    expect(as('friend')).not.toContain('42');
    expect(
      scripts.meditation.en.some((line) => as('stress_buster', 'The whole week was noisy').includes(line)),
    ).toBe(true);
    expect(scripts.romantic.en.some((line) => as('girlfriend', 'A long dull day').includes(line))).toBe(true);
  });

  it.each([
    ['en', 'You come from Box breathing'],
    ['hi', 'आप Box breathing से आए हैं'],
  ])('lets a guide in %s begin from the practice, once', (language, begins) => {
    const practice = {
      technique: 'Box breathing',
      category: 'breathing',
      duration: '5 min',
      hz: null,
    } as const;
    const [first, second] = converse(['ok', 'ok'], { category: 'meditation', language, practice });
    expect(first).toContain(begins);
    expect(second).not.toContain(begins);
  });
});
