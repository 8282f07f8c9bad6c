import { createSecretKey, randomBytes } from 'node:crypto';
import { constant, property, assert as propertyHolds, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createConversationKey, seal, unseal, unwrapKey } from './seal.ts';

const first = { id: 'first', key: randomBytes(32) };
const second = { id: 'second', key: randomBytes(32) };

const newKey = () => createSecretKey(randomBytes(32));

describe('seal', () => {
  it('opens to the text it was made from, in any script', () => {
    const key = newKey();
    propertyHolds(
      property(string({ unit: 'grapheme' }), constant('place'), (text, place) => {
        expect(unseal(key, seal(key, text, place), place)).toBe(text.toWellFormed());
      }),
    );
  });

  it('never looks the same twice and never contains the text', () => {
    const key = newKey();
    const sealed = seal(key, 'I lost my job today', 'm1');
    expect(sealed.includes('lost')).toBe(false);
    expect(sealed.equals(seal(key, 'I lost my job today', 'm1'))).toBe(false);
  });

  it('does not open with another key, in another place, or with a bit changed', () => {
    const key = newKey();
    const sealed = seal(key, 'words', 'm1');
    expect(() => unseal(newKey(), sealed, 'm1')).toThrow();
    expect(() => unseal(key, sealed, 'm2')).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(key, changed, 'm1')).toThrow();
    }
  });
});

describe('conversation keys', () => {
  it('are wrapped by the first master key and opened by any that is still given', () => {
    const { key, stored } = createConversationKey([first], 's1');
    expect(stored.masterKeyId).toBe('first');
    expect(unwrapKey([second, first], stored, 's1').equals(key)).toBe(true);
    expect(createConversationKey([second, first], 's2').stored.masterKeyId).toBe('second');
  });

  it('do not open without their master key, nor for another conversation', () => {
    const { stored } = createConversationKey([first], 's1');
    expect(() => unwrapKey([second], stored, 's1')).toThrow(
      'The master key first is not among the ones given.',
    );
    expect(() => unwrapKey([first], stored, 's2')).toThrow();
  });
});
