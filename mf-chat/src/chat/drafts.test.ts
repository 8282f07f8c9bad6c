import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edited, giveBack, idOf, noDraft, readDraft, recoverDraft, unedited, writeDraft } from './drafts.ts';

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
  writeDraft('a', { ...noDraft, text: 'one' });
  writeDraft('b', { ...noDraft, text: 'two' });
  expect([readDraft('a').text, readDraft('b').text, readDraft('c').text]).toEqual(['one', 'two', '']);
});

test('nothing is left on the device once nothing is being written', () => {
  writeDraft('a', { ...noDraft, text: 'one' });
  writeDraft('a', noDraft);
  expect(kept.size).toBe(0);
});

test.each(['not json', '[]', '{"a":{"text":4}}'])('a damaged store (%s) counts as empty', (stored) => {
  kept.set('saathi_draft', stored);
  expect(readDraft('a')).toEqual(noDraft);
});

test('a message that never arrived is words again, under the id it had', () => {
  const draft = recoverDraft({ ...noDraft, sending: message }, never);
  expect(draft.text).toBe(message.text);
  expect(idOf(draft, message.text)).toBe('m1');
  expect(idOf(draft, `${message.text} And then`)).toBeUndefined();
});

test('a message that arrived does not come back', () => {
  expect(recoverDraft({ ...noDraft, text: 'next', sending: message }, (id) => id === 'm1').text).toBe('next');
});

test('words that came back and were written over do not come back again', () => {
  const back = giveBack(noDraft, message, true);
  expect(recoverDraft({ ...back, text: 'He left.' }, never).text).toBe('He left.');
});

test('a message the server refused goes out under a new id', () => {
  expect(idOf(giveBack(noDraft, message, false), message.text)).toBeUndefined();
});

test('what was written since stays behind what came back', () => {
  const draft = giveBack({ ...noDraft, text: 'He left.' }, message, true);
  expect(draft.text).toBe('Papa went quiet.\nHe left.');
  expect(idOf(draft, draft.text)).toBeUndefined();
});

test('what was being written waits while a message is edited, through a reload too', () => {
  writeDraft('a', edited(edited({ ...noDraft, text: 'He left.' }, 'm0', 'Papa'), 'm1', ''));
  expect(readDraft('a').editing?.id).toBe('m1');
  expect(unedited(readDraft('a'))).toEqual({ ...noDraft, text: 'He left.' });
});

test('an edit that was not answered is an edit again, with its words and those that wait', () => {
  const sending = { id: 'm2', text: 'Papa', replaces: 'm1' };
  const draft = recoverDraft({ ...noDraft, text: 'He left.', sending }, never);
  expect(draft).toMatchObject({ text: 'Papa', editing: { id: 'm1', before: 'He left.' } });
  expect(idOf(draft, 'Papa')).toBe('m2');
});
