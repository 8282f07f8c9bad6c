import { describe, expect, it } from 'vitest';
import { careReply } from './care-reply.ts';
import type { CrisisKind } from './check-message.ts';

const kinds: readonly CrisisKind[] = ['self_harm', 'harm_to_others', 'abuse', 'danger'];

describe('the reply to a crisis', () => {
  it.each(kinds)('names the lines of India for %s, in English, Hindi and Hinglish', (kind) => {
    for (const language of ['en', 'hi', 'hi-Latn']) {
      const reply = careReply({ kind, country: 'IN', language, name: 'Asha' });
      for (const part of ['14416', '112', '1098', '181', 'Asha', 'Saathi', 'findahelpline.com'])
        expect(reply).toContain(part);
      expect(reply).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it('puts the mind’s line first for self-harm and the emergency number first in danger', () => {
    const order = (kind: CrisisKind) => {
      const reply = careReply({ kind, country: 'IN', language: 'en' });
      return reply.indexOf(': 14416') < reply.indexOf(': 112');
    };
    expect(order('self_harm')).toBe(true);
    expect(order('danger')).toBe(false);
  });

  it('speaks Hindi in Hindi, Hinglish in Hinglish, and English in every other language', () => {
    const say = (language: string) => careReply({ kind: 'abuse', country: 'FR', language });
    expect(say('hi-IN')).toMatch(/\p{Script=Devanagari}/u);
    expect(say('hi-Latn')).toMatch(/^Mujhe tumhari baat par bharosa hai/);
    expect(say('hi-Latn')).not.toMatch(/\p{Script=Devanagari}/u);
    expect(say('fr')).toBe(say('en'));
    expect(say('fr')).toContain('3114');
  });

  it('takes a name as it is, and does without one', () => {
    expect(careReply({ kind: 'danger', country: 'IN', language: 'en', name: '$& Rao' })).toContain(
      ', $& Rao',
    );
    expect(careReply({ kind: 'danger', country: 'IN', language: 'en', name: ' ' })).toContain(
      'comes first now.',
    );
  });
});
