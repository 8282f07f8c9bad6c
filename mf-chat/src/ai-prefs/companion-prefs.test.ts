import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedPrefs, rememberPrefs, sessionRequest } from './companion-prefs.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const defaults = {
  ai_name: 'Guide',
  ai_gender: 'female',
  voice_style: 'soft',
  addressed_as: 'not_specified',
} as const;

test('a first companion starts from the defaults', () => {
  expect(rememberedPrefs()).toEqual(defaults);
});

test('the last answers are there again, under the names they were kept by', () => {
  const prefs = {
    ai_name: 'Meera',
    ai_gender: 'non_binary',
    voice_style: 'calm',
    addressed_as: 'female',
  } as const;
  rememberPrefs(prefs);
  expect(rememberedPrefs()).toEqual(prefs);
  expect([...kept.keys()].sort()).toEqual(['ai_gender', 'selected_ai', 'user_gender', 'voice_type']);
});

test('a value that no longer exists falls back to its default', () => {
  kept.set('voice_type', 'thunderous');
  kept.set('selected_ai', '');
  expect(rememberedPrefs()).toEqual(defaults);
});

test('the name is sent without the blanks around it', () => {
  const request = sessionRequest(
    { category: 'mentor', subcategory: null },
    { ...defaults, ai_name: '  Ravi ' },
  );
  expect(request).toEqual({ ...defaults, ai_name: 'Ravi', category: 'mentor', subcategory: null });
});

test('a romantic companion is not named by the person', () => {
  const choice = { category: 'companion', subcategory: 'romantic_partner' } as const;
  expect(sessionRequest(choice, { ...defaults, ai_name: '' }).ai_name).toBe('Meera');
  expect(sessionRequest(choice, { ...defaults, ai_gender: 'male' }).ai_name).toBe('Arjun');
});
