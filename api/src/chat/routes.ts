import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { replyRoutes } from './replies/routes.ts';
import { savedChatRoutes } from './saved/routes.ts';
import { chatSessionRoutes } from './sessions/routes.ts';

/** Everything under `/v1` about chats: open ones, saved ones, and their replies. */
export function chatRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route('/', chatSessionRoutes(deps))
    .route('/', savedChatRoutes(deps))
    .route('/', replyRoutes(deps));
}
