import { categoryTitles } from 'contracts/categories';
import type { RemotePage } from 'contracts/remote';

const categories = {
  access: 'person',
  frame: 'plain',
  title: 'Companions',
  chunk: 'categories',
  load: () =>
    import(/* webpackChunkName: "categories" */ './categories/categories-page.tsx').then(
      (m) => m.CategoriesPage,
    ),
} as const;

const companion = {
  access: 'person',
  frame: 'plain',
  title: 'Companion',
  chunk: 'companion-choice',
  load: () =>
    import(/* webpackChunkName: "companion-choice" */ './companion-choice/companion-choice-page.tsx').then(
      (m) => m.CompanionChoicePage,
    ),
} as const;

const anger = {
  access: 'person',
  frame: 'plain',
  title: 'Anger release',
  chunk: 'anger-release',
  load: () =>
    import(/* webpackChunkName: "anger-release" */ './anger-release/anger-release-page.tsx').then(
      (m) => m.AngerReleasePage,
    ),
} as const;

const prefs = {
  access: 'person',
  frame: 'plain',
  title: 'Your companion',
  chunk: 'ai-prefs',
  load: () =>
    import(/* webpackChunkName: "ai-prefs" */ './ai-prefs/ai-prefs-page.tsx').then((m) => m.AiPrefsPage),
} as const;

const persona = {
  access: 'person',
  frame: 'plain',
  title: 'Make it personal',
  chunk: 'persona',
  load: () =>
    import(/* webpackChunkName: "persona" */ './persona/persona-page.tsx').then((m) => m.PersonaPage),
} as const;

const chat = {
  access: 'member',
  frame: 'bare',
  title: 'Chat',
  chunk: 'chat',
  load: () => import(/* webpackChunkName: "chat" */ './chat/chat-page.tsx').then((m) => m.ChatPage),
} as const;

/** The pages of mf-chat: several addresses lead to one page (docs/product/routes.md, Paths). */
export const pages: RemotePage[] = [
  { path: '/categories', ...categories },
  { path: '/category-select', ...categories },
  { path: '/companion-choice', ...companion },
  { path: '/companion', ...companion },
  { path: '/stress-sub', ...anger },
  { path: '/anger-release', ...anger },
  { path: '/stress-buster', ...anger },
  { path: '/ai-prefs', ...prefs },
  { path: '/ai-persona', ...persona },
  { path: '/persona', ...persona },
  { path: '/chat', ...chat },
  // One path each, so that the shell knows `/chat/nonsense` for an unknown path without asking this remote.
  ...Object.keys(categoryTitles).map((category) => ({ path: `/chat/${category}`, ...chat })),
  { path: '/chat-interface', ...chat },
  {
    path: '/dashboard',
    access: 'person',
    frame: 'site',
    title: 'Today',
    chunk: 'dashboard',
    load: () =>
      import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx').then(
        (m) => m.DashboardPage,
      ),
  },
];
