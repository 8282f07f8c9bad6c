import type { RemoteModule } from 'contracts/remote';
import { paths } from './paths.ts';

type Load = RemoteModule['routes'][number]['load'];

const pages: Record<string, Load> = {
  categories: () =>
    import(/* webpackChunkName: "categories" */ './categories/categories-page.tsx').then(
      (m) => m.CategoriesPage,
    ),
  'companion-choice': () =>
    import(/* webpackChunkName: "companion-choice" */ './companion-choice/companion-choice-page.tsx').then(
      (m) => m.CompanionChoicePage,
    ),
  'anger-release': () =>
    import(/* webpackChunkName: "anger-release" */ './anger-release/anger-release-page.tsx').then(
      (m) => m.AngerReleasePage,
    ),
  'ai-prefs': () =>
    import(/* webpackChunkName: "ai-prefs" */ './ai-prefs/ai-prefs-page.tsx').then((m) => m.AiPrefsPage),
  chat: () => import(/* webpackChunkName: "chat" */ './chat/chat-page.tsx').then((m) => m.ChatPage),
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
};

/** Every path of `paths.ts` with the page its chunk holds. */
export const routes: RemoteModule['routes'] = paths.map(({ path, chunk }) => {
  const load = pages[chunk];
  if (!load) throw new Error(`No page is built as "${chunk}".`);
  return { path, load };
});
