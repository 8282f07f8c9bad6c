import { describe, expect, it } from 'vitest';
import { publishedPage } from '../testing/pages.ts';
import { member, visitor } from '../testing/people.ts';
import { menuGroups, railEntries } from './menu-entries.ts';

const pages = ['/about', '/categories', '/dashboard', '/pricing'].map((path) => publishedPage(path));
const labels = (groups: ReturnType<typeof menuGroups>) =>
  groups.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);

describe('The menu', () => {
  it('has what is published, and no empty group', () => {
    expect(labels(menuGroups(pages, visitor))).toEqual([
      ['Core Features', 'Start Chat', 'Pricing'],
      ['Support', 'About Us'],
    ]);
  });

  it('has the account of somebody who is signed in', () => {
    expect(labels(menuGroups(pages, member))).toContainEqual(['My Account', 'Today']);
  });

  it('is empty while nothing is known', () => {
    expect(menuGroups([], undefined)).toEqual([]);
  });
});

it('The rail has the places that are published, in its own order', () => {
  expect(railEntries(pages).map(({ label }) => label)).toEqual(['Today', 'Companions', 'Plans']);
});
