import type { Context } from 'hono';
import type { Person, Session } from './auth/person.ts';

/** What middleware leaves for handlers. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Who is asking; null without a session. Read it through requirePerson or requireVerified. */
    person: Person | null;
    /** The sign-in session they ask with. Read it through requireSignedIn. */
    session: Session | null;
  };
}

export type AppContext = Context<AppEnv>;
