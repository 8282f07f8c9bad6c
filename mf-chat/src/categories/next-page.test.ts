import { expect, test } from 'vitest';
import { companions } from './companions.ts';
import { nextPage } from './next-page.ts';

test('each of the nine companions leads to its next page', () => {
  expect(companions.map(({ category }) => [category, nextPage(category)])).toEqual([
    ['heart_to_heart', '/ai-prefs'],
    ['mentor', '/ai-prefs'],
    ['teacher', '/chat?mode=teacher'],
    ['companion', '/companion-choice'],
    ['meditation', '/ai-prefs'],
    ['parenting_guide', '/ai-prefs'],
    ['confession', '/ai-prefs'],
    ['anger_release', '/stress-sub'],
    ['wisdom_stories', '/ai-prefs'],
  ]);
});
