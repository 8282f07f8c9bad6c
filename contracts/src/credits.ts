import * as z from 'zod/mini';

/** The credit packs, each above the one before. */
export const PackId = z.enum(['free', 'lite', 'pro', 'max']);
export type PackId = z.infer<typeof PackId>;

/** `GET /v1/credits`. Credits are whole numbers and never negative. */
export const Credits = z.object({
  chat_credits: z.int(),
  camera_gallery_credits: z.int(),
  /** The last pack bought, `free` until one is. It buys credits, no membership. */
  pack: PackId,
  /** What makes a member; null for everybody without a running one. */
  subscription: z.nullable(
    z.object({
      plan: z.enum(['starter', 'pro']),
      /** How many of the day's messages without credits were sent; not there when none ever costs any. */
      covered_today: z.optional(z.object({ used: z.int(), limit: z.int() })),
    }),
  ),
  /** Messages sent today against the free daily limit; null when none applies. */
  daily: z.nullable(z.object({ used: z.int(), limit: z.int() })),
  /** There while somebody has no credits because the free pack of their address came to an account before this one. */
  free_pack_used: z.optional(z.boolean()),
});
export type Credits = z.infer<typeof Credits>;
