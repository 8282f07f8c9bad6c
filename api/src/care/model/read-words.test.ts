import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const same = (one: string, other: string) => expect(readWords(one)).toEqual(readWords(other));

describe('the words the model reads', () => {
  it.each([
    ['मैं जीना नहीं चाहता', 'main jeena nahi chahta'],
    ['ज़िंदगी ख़त्म', 'jindagi khatm'],
    ['mujhe nhi jina', 'mujhe nahin jeena'],
    ['zindagi', 'jindagee'],
    ['bahut', 'bht'],
  ])('are the same in Devanagari and in any romanised spelling: %s, %s', same);

  it.each([
    ['k i l l me', 'kill me'],
    ['k.i.l.l', 'kill'],
    ['sooooo tired', 'so tired'],
    ['k1ll myself', 'kill myself'],
    ['s*icide', 'suicide'],
    ['kіll', 'kill'],
    ['k\u200bill', 'kill'],
    ['unal1ve', 'unalive'],
    ['sewerslide', 'suicide'],
    ['#WantToDie', 'want to die'],
    ['🔪', 'knife'],
  ])('have tricks undone: %s is %s', same);

  it('come for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => Array.isArray(readWords(text))),
    );
  });
});
