import * as z from 'zod/mini';
import { instant, listCursor } from '../wire.ts';
import { profile } from './profile.ts';

/** Like: the other member's profile, whether it is new to its recipient, and whether it is mutual. */
export const likeEntry = z.extend(profile, {
  like_new: z.boolean(),
  did_like_profile: z.boolean(),
  liked_at: instant,
});

/** Cursor of a list of likes. */
export const likesCursor = listCursor('profiles', 'liked_by');

/**
 * Likes of a user: `profiles` are the sent ones, `liked_by` the received ones. A list with more entries than
 * `LIST_PAGE` has the new ones first and the cursor of its next page.
 */
export const likes = z.object({
  profiles: z.array(likeEntry),
  liked_by: z.array(likeEntry),
  profiles_before: z.optional(likesCursor),
  liked_by_before: z.optional(likesCursor),
});

export type LikeEntry = z.output<typeof likeEntry>;
export type Likes = z.output<typeof likes>;
