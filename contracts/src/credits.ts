import * as z from 'zod/mini';

/** `GET /v1/credits`. Credits are whole numbers and never negative. */
export const Credits = z.object({
  chat_credits: z.int(),
  camera_gallery_credits: z.int(),
  /** `free` until a pack is bought; no subscription yet means `Free Plan`. */
  plan: z.string(),
  /** Messages sent today against the free daily limit; null when none applies. */
  daily: z.nullable(z.object({ used: z.int(), limit: z.int() })),
});
export type Credits = z.infer<typeof Credits>;
