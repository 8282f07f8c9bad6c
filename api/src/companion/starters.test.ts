import type { Category } from 'contracts/categories';
import { describe, expect, it } from 'vitest';
import { conversationStarters } from './starters.ts';
import { starters } from './starters.words.ts';

describe('conversation starters', () => {
  it.each(Object.keys(starters) as Category[])(
    'are three different lines with the companion’s name in %s',
    (category) => {
      const lines = conversationStarters(category, null, 'Meera');
      expect(new Set(lines).size).toBe(3);
      expect(lines.join(' ')).not.toContain('{');
    },
  );

  it('fit the person one is angry at, and the romantic companion', () => {
    expect(conversationStarters('anger_release', 'boss', 'X')[0]).toContain('hard I work');
    expect(conversationStarters('companion', 'romantic_partner', 'Kabir')[0]).toContain('Kabir');
    expect(conversationStarters('companion', 'friend', 'Kabir')).toEqual(
      conversationStarters('companion', null, 'Kabir'),
    );
  });
});
