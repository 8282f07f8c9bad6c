import type { Session } from 'contracts/session';
import type { Page } from '../remotes/registry.ts';

interface Entry {
  label: string;
  path: string;
}
export interface MenuGroup {
  title: string;
  entries: Entry[];
}

/** The side menu (docs/product/pages.md, Side menu). An entry appears once a remote has published its page. */
export function menuGroups(pages: Page[], session: Session | undefined): MenuGroup[] {
  const groups: MenuGroup[] = [
    {
      title: 'Core Features',
      entries: [
        { label: 'Start Chat', path: '/categories' },
        { label: 'Services', path: '/services' },
        { label: 'Pricing', path: '/pricing' },
        { label: 'Frequencies', path: '/frequencies' },
        { label: 'Meditation', path: '/meditation-types' },
        { label: 'Ancient wisdom', path: '/ancient-wisdom' },
      ],
    },
    {
      title: 'My Account',
      entries: session?.person
        ? [
            { label: 'Today', path: '/dashboard' },
            { label: 'Profile', path: '/profile' },
            { label: 'Settings', path: '/settings' },
          ]
        : [],
    },
    {
      title: 'Support',
      entries: [
        { label: 'Help Center', path: '/help' },
        { label: 'Contact', path: '/contact' },
        { label: 'Feedback', path: '/feedback' },
        { label: 'About Us', path: '/about' },
      ],
    },
    {
      title: 'Legal',
      entries: [
        { label: 'Privacy', path: '/privacy' },
        { label: 'Terms', path: '/terms' },
        { label: 'Refunds', path: '/refunds' },
        { label: 'Data policy', path: '/data-policy' },
      ],
    },
  ];
  return published(groups, pages);
}

/** What a signed-in person has beside every page on a wide screen. */
export function railEntries(pages: Page[]): Entry[] {
  const entries = [
    { label: 'Today', path: '/dashboard' },
    { label: 'Companions', path: '/categories' },
    { label: 'Meditation', path: '/meditation-types' },
    { label: 'Frequencies', path: '/frequencies' },
    { label: 'Ancient wisdom', path: '/ancient-wisdom' },
    { label: 'Plans', path: '/pricing' },
    { label: 'Profile', path: '/profile' },
  ];
  return entries.filter(({ path }) => has(pages, path));
}

function published(groups: MenuGroup[], pages: Page[]): MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ path }) => has(pages, path)) }))
    .filter(({ entries }) => entries.length > 0);
}

function has(pages: Page[], path: string): boolean {
  return pages.some((page) => page.path === path);
}
