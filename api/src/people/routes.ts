import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { journeyRoutes } from './journey-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { traitsRoutes } from './traits-routes.ts';

/** Everything about a person: session, profile, traits, journey. */
export function peopleRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route('/', sessionRoutes(deps))
    .route('/', profileRoutes(deps))
    .route('/', traitsRoutes(deps))
    .route('/', journeyRoutes(deps));
}
