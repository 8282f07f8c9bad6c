import * as z from 'zod/mini';
import { oneLine } from './one-line.ts';

export const Gender = z.enum(['male', 'female', 'non_binary', 'other', 'not_specified']);
export type Gender = z.infer<typeof Gender>;

const Country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose a country.'));
const Language = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'Please choose a language.'));
const Dob = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Invalid date format. Please use YYYY-MM-DD format.'));
/** As long as a name may ever be; what the product takes is in the policy (name_min, name_max). */
const LONGEST_NAME = 60;
const Name = z
  .string()
  .check(
    z.overwrite(oneLine),
    z.maxLength(LONGEST_NAME, 'Your name is too long. Please shorten it a little.'),
  );

/** `GET /v1/profile` (docs/product/accounts.md, Profile). Unset fields are null. */
export const Profile = z.object({
  user_id: z.string(),
  email: z.nullable(z.string()),
  email_verified: z.boolean(),
  username: z.nullable(z.string()),
  name: z.nullable(z.string()),
  dob: z.nullable(z.string()),
  gender: z.nullable(Gender),
  country: z.nullable(z.string()),
  language: z.nullable(z.string()),
  total_sessions: z.int(),
  frequency_sessions: z.int(),
  favorite_category: z.nullable(z.string()),
  /** Whether an open chat is erased after the policy's retention_hours.open, or only after open_without_auto_delete. */
  auto_delete: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Profile = z.infer<typeof Profile>;

/** `PATCH /v1/profile`: any of these; the answer is the whole Profile. The e-mail cannot be changed here. */
export const ProfileChange = z.strictObject({
  name: z.optional(Name),
  dob: z.optional(Dob),
  gender: z.optional(Gender),
  country: z.optional(Country),
  language: z.optional(Language),
  auto_delete: z.optional(z.boolean()),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** `GET /v1/journey`: the profile page's and the dashboard's Your Journey. */
export const Journey = z.object({
  total_sessions: z.int(),
  frequency_sessions: z.int(),
  favorite_category: z.nullable(z.string()),
  days_active: z.int(),
});
export type Journey = z.infer<typeof Journey>;
