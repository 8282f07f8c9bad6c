import * as z from 'zod/mini';
import { PackId } from './credits.ts';

/** A one-time credit pack (docs/product/prices.md, Credit packs). Money in paise. */
export const Pack = z.object({
  id: PackId,
  name: z.string(),
  base: z.int(),
  gst: z.int(),
  total: z.int(),
  chat_credits: z.int(),
  camera_credits: z.int(),
  badge: z.nullable(z.string()),
  duration: z.string(),
  features: z.array(z.string()),
});
export type Pack = z.infer<typeof Pack>;

/** `GET /v1/policy`: every number the product decides, in one place (docs/product/policy.md, Numbers). Hours, credits, messages, paise as named. */
export const Policy = z.object({
  free: z.object({
    daily_messages: z.nullable(z.int()),
    warn_from: z.int(),
    day_zone: z.string(),
    chat_credits: z.int(),
    camera_credits: z.int(),
  }),
  low_credits_warning: z.int(),
  retention_hours: z.object({
    saved: z.int(),
    open: z.int(),
    open_without_auto_delete: z.int(),
    /** How long copies of the database, such as backups, may still hold what was erased in a form that opens. */
    copies: z.int(),
  }),
  /** For how long records without content are kept: what was processed for whom, and the operator's logs. */
  retention_days: z.object({ processing: z.int(), security: z.int(), logs: z.int() }),
  /** For how long counts are kept. */
  retention_months: z.object({ counts: z.int() }),
  /** For how long after the end of their financial year invoices are kept, as the law asks. */
  retention_years: z.object({ invoices: z.int() }),
  /** Below this a published count is not told, so that nobody can be recognised by it. */
  smallest_count: z.int(),
  prices: z.object({ message_chat_credits: z.int(), photo_camera_credits: z.int() }),
  limits: z.object({
    message_characters: z.int(),
    /** How many a person can have at a time, open and saved together. */
    chats: z.int(),
    /** How much of the conversation a reply is written with. */
    context_messages: z.int(),
    name_min: z.int(),
    name_max: z.int(),
    ai_name_max: z.int(),
    password_min: z.int(),
    password_max: z.int(),
    age_min: z.int(),
    age_adult: z.int(),
  }),
  /** Photos of homework (docs/product/homework.md, Taking a photo). */
  photos: z.object({
    /** Who may have photos read: those whose last pack is one of these; `free` is everybody's. */
    packs: z.array(PackId),
    per_minute: z.int(),
    /** The largest photo the server takes, in millions of bytes. */
    megabytes: z.int(),
    megapixels: z.int(),
    /** What the browser makes of a photo before it sends it: its longer side, and its JPEG quality in percent. */
    side_pixels: z.int(),
    jpeg_percent: z.int(),
    /** After how long the camera takes the photo by itself. */
    capture_seconds: z.int(),
  }),
  /** How long a mailed link works. */
  link_hours: z.object({ verification: z.int(), recovery: z.int(), new_address: z.int() }),
  /** ISO 3166, two letters. */
  blocked_countries: z.array(z.string()),
  locked_categories: z.array(z.string()),
  gst_percent: z.int(),
  refund: z.object({ days: z.int(), chats: z.int() }),
  packs: z.array(Pack),
  tones_hz: z.array(z.int()),
  /** From how many check-ins of a week on there is a look back at it. */
  reflection_check_ins: z.int(),
  break_after_minutes: z.int(),
  /** Where a person reaches support; the operator's setting. */
  support_email: z.string(),
});
export type Policy = z.infer<typeof Policy>;
