import * as z from 'zod';

/** The `:id` of a conversation in a path. */
export const ChatSessionParam = z.object({ id: z.uuid('There is no such chat.') });
