import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBack, idOf, noDraft, readDraft, recoverDraft, writeDraft } from './drafts.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const message = { id: 'm1', text: 'Papa went quiet.' };
const never = () => false;

test('each chat keeps its own words', () => {
  writeDraft('a', { text: 'one', sending: null });
  writeDraft('b', { text: 'two', sending: null });
  expect([readDraft('a').text, readDraft('b').text, readDraft('c').text]).toEqual(['one', 'two', '']);
});

test('nothing is left on the device once nothing is being written', () => {
  writeDraft('a', { text: 'one', sending: null });
  writeDraft('a', noDraft);
  expect(kept.size).toBe(0);
});

test.each(['not json', '[]', '{"a":{"text":4}}'])('a damaged store (%s) counts as empty', (stored) => {
  kept.set('saathi_draft', stored);
  expect(readDraft('a')).toEqual(noDraft);
});

test('a message that never arrived is words again, under the id it had', () => {
  const draft = recoverDraft({ text: '', sending: message }, never);
  expect(draft.text).toBe(message.text);
  expect(idOf(draft, message.text)).toBe('m1');
  expect(idOf(draft, `${message.text} And then`)).toBeUndefined();
});

test('a message that arrived does not come back', () => {
  expect(recoverDraft({ text: 'next', sending: message }, (id) => id === 'm1')).toEqual({
    text: 'next',
    sending: null,
  });
});

test('what was written since stays behind what came back', () => {
  const draft = giveBack({ text: 'He left.', sending: null }, message);
  expect(draft).toEqual({ text: 'Papa went quiet.\nHe left.', sending: null });
});
