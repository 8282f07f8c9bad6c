import { describe, expect, it } from 'vitest';
import { careReply } from './care-reply.ts';
import { type CareLanguage, careWords } from './care-reply.words.ts';
import { careKinds } from './levels.ts';

const languages = Object.keys(careWords) as CareLanguage[];
const SENTENCE_END = /[.?।؟۔](?= |$)|[。？]/gu;

describe('Saathi’s own reply', () => {
  it.each(careKinds)('is three sentences and the lines of India for %s, in every language', (kind) => {
    for (const language of languages) {
      for (const level of ['clear', 'possible'] as const) {
        const { content, help } = careReply({ level, kind, country: 'IN', language, name: 'Asha' });
        expect(help.words.match(SENTENCE_END), help.words).toHaveLength(3);
        expect(help.words.length).toBeLessThan(300);
        for (const part of [help.words, '14416', '112', '1098', '181', 'Asha', 'Saathi', 'findahelpline.com'])
          expect(content).toContain(part);
        expect(content).not.toMatch(/[{}]|undefined|null/);
        expect(help).toMatchObject({ level, kind });
      }
    }
  });

  it('asks at a possible risk', () => {
    for (const language of languages) {
      const { help } = careReply({ level: 'possible', kind: 'self_harm', country: 'IN', language });
      expect(help.words).toContain(careWords[language].question.self_harm);
    }
  });

  it('puts the mind’s line first for self-harm, the emergency number in danger, the child’s for the young', () => {
    const first = (kind: (typeof careKinds)[number]) =>
      careReply({ level: 'clear', kind, country: 'IN', language: 'en' }).help.lines[0]?.dial;
    expect(first('self_harm')).toBe('14416');
    expect(first('other_at_risk')).toBe('14416');
    expect(first('danger_now')).toBe('112');
    expect(first('minor_romantic')).toBe('1098');
  });

  it('names the lines as data just as the text does', () => {
    const { content, help } = careReply({ level: 'clear', kind: 'abuse', country: 'GB', language: 'hi' });
    for (const { name } of help.lines) expect(content).toContain(`${name}: `);
    expect(help.lines.find(({ text }) => text)).toMatchObject({ dial: '85258', number: '85258' });
    expect(help.lines.find(({ number }) => number === '116 123')).toMatchObject({
      dial: '116123',
      text: false,
    });
  });

  it('gives a country nobody knows the international number', () => {
    const { help } = careReply({ level: 'clear', kind: 'self_harm', country: 'ZZ', language: 'en' });
    expect(help.lines.map(({ dial }) => dial)).toEqual(['112']);
  });

  it('takes a name as it is, and does without one', () => {
    const said = (name: string) =>
      careReply({ level: 'clear', kind: 'danger_now', country: 'IN', language: 'en', name }).content;
    expect(said('$& Rao')).toContain(', $& Rao:');
    expect(said(' ')).toContain('comes first:');
  });
});
