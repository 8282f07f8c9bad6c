import { describe, expect, it } from 'vitest';
import { detectIntent, type Intent } from './intents.ts';

const rows: readonly (readonly [string, Intent])[] = [
  ['I have a job interview tomorrow', 'career_advice'],
  ['मेरी नौकरी चली गई', 'career_advice'],
  ['naukri badalni hai', 'career_advice'],
  ['I am so stressed and tired', 'stress_relief'],
  ['बहुत थकान और टेंशन है', 'stress_relief'],
  ['neend nahi aati aur chinta hoti hai', 'stress_relief'],
  ['my girlfriend and I had a breakup', 'relationship_advice'],
  ['पति से झगड़ा, शादी टूट रही है', 'relationship_advice'],
  ['shaadi ke baad rishta badal gaya', 'relationship_advice'],
  ['I want to build a reading habit', 'personal_growth'],
  ['आत्मविश्वास कैसे बढ़ाऊँ', 'personal_growth'],
  ['nayi aadat banani hai', 'personal_growth'],
  ['I feel lonely and keep crying', 'therapy_session'],
  ['मैं बहुत उदास और अकेला हूँ', 'therapy_session'],
  ['main bahut udaas hu', 'therapy_session'],
  ['hello there', 'casual_chat'],
  ['नमस्ते', 'casual_chat'],
  ['', 'casual_chat'],
  ['the carpet is jobless', 'casual_chat'],
];

describe('the intent of a message', () => {
  it.each(rows)('of “%s” is %s', (message, intent) => {
    expect(detectIntent(message)).toBe(intent);
  });
});
