import * as z from 'zod/mini';

/** Where a person goes on (docs/product/onboarding.md, Next step). */
export const NextStep = z.enum(['/country-language', '/user-info', '/mbti', '/categories']);
export type NextStep = z.infer<typeof NextStep>;

export const SessionPerson = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  email_verified: z.boolean(),
  /** No e-mail given yet: may onboard and use the wellness tools, may not chat. */
  anonymous: z.boolean(),
  name: z.nullable(z.string()),
  country: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** Under age by the birthday they gave; false while unknown. */
  minor: z.boolean(),
});
export type SessionPerson = z.infer<typeof SessionPerson>;

/** `GET /v1/session`: who is here, and what they have not finished yet. `person` is null without a session. */
export const Session = z.object({ person: z.nullable(SessionPerson), next: NextStep });
export type Session = z.infer<typeof Session>;
