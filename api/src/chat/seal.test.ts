import { constant, property, assert as propertyHolds, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Kind, randomKey, seal, unseal, unwrapKey, wrapKey } from './seal.ts';

const newKey = () => ({ key: randomKey(), userId: 'asha', sessionId: 'c1' });

describe('seal', () => {
  it('opens to the text it was made from, in any script', () => {
    const key = newKey();
    propertyHolds(
      property(string({ unit: 'grapheme' }), constant('place'), (text, place) => {
        expect(unseal(key, 'message', seal(key, 'message', text, place), place)).toBe(text.toWellFormed());
      }),
    );
  });

  it('never looks the same twice and never contains the text', () => {
    const key = newKey();
    const sealed = seal(key, 'message', 'I lost my job today', 'm1');
    expect(sealed.includes('lost')).toBe(false);
    expect(sealed.equals(seal(key, 'message', 'I lost my job today', 'm1'))).toBe(false);
  });

  it('does not open with another key, or with a bit changed', () => {
    const key = newKey();
    const sealed = seal(key, 'message', 'words', 'm1');
    expect(() => unseal(newKey(), 'message', sealed, 'm1')).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(key, 'message', changed, 'm1')).toThrow();
    }
  });

  it.each<[string, object, Kind, string]>([
    ['as something else', {}, 'running', 'm1'],
    ['for another person', { userId: 'ravi' }, 'message', 'm1'],
    ['in another chat', { sessionId: 'c2' }, 'message', 'm1'],
    ['in another row', {}, 'message', 'm2'],
  ])('does not open %s', (_, owner, kind, row) => {
    const key = newKey();
    const sealed = seal(key, 'message', 'words', 'm1');
    expect(() => unseal({ ...key, ...owner }, kind, sealed, row)).toThrow();
    expect(unseal(key, 'message', sealed, 'm1')).toBe('words');
  });
});

describe('a conversation’s key', () => {
  const first = { id: 'first', key: randomKey() };
  const second = { id: 'second', key: randomKey() };

  it('is wrapped and opened by a generation’s', () => {
    const key = newKey();
    expect(unwrapKey(first, wrapKey(first, key), key).key.equals(key.key)).toBe(true);
  });

  it('does not open by another generation’s, nor for another person or conversation', () => {
    const key = newKey();
    const wrapped = wrapKey(first, key);
    expect(() => unwrapKey(second, wrapped, key)).toThrow();
    expect(() => unwrapKey(first, wrapped, { ...key, userId: 'ravi' })).toThrow();
    expect(() => unwrapKey(first, wrapped, { ...key, sessionId: 'c2' })).toThrow();
  });
});
