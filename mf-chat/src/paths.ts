import type { RemotePath } from 'contracts/remote';

const categories = { access: 'person', frame: 'site', title: 'Companions', chunk: 'categories' } as const;
const companion = {
  access: 'person',
  frame: 'plain',
  title: 'Companion',
  chunk: 'companion-choice',
} as const;
const anger = { access: 'person', frame: 'plain', title: 'Anger release', chunk: 'anger-release' } as const;
const prefs = { access: 'person', frame: 'plain', title: 'Your companion', chunk: 'ai-prefs' } as const;
const chat = { access: 'member', frame: 'bare', title: 'Chat', chunk: 'chat' } as const;

/** The pages of mf-chat (part 1 §2, part 2 §2.1): several addresses lead to one page. */
export const paths: RemotePath[] = [
  { path: '/categories', ...categories },
  { path: '/category-select', ...categories },
  { path: '/companion-choice', ...companion },
  { path: '/companion', ...companion },
  { path: '/stress-sub', ...anger },
  { path: '/anger-release', ...anger },
  { path: '/stress-buster', ...anger },
  { path: '/ai-prefs', ...prefs },
  { path: '/ai-persona', ...prefs },
  { path: '/persona', ...prefs },
  { path: '/chat', ...chat },
  { path: '/chat/:category', ...chat },
  { path: '/chat-interface', ...chat },
  { path: '/dashboard', access: 'person', frame: 'site', title: 'Today', chunk: 'dashboard' },
];
