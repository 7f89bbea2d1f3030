import * as z from 'zod/mini';
import { instant } from '../wire.ts';
import { profile } from './profile.ts';

/** Like: the other member's profile, whether it is new to its recipient, and whether it is mutual. */
export const likeEntry = z.extend(profile, {
  like_new: z.boolean(),
  did_like_profile: z.boolean(),
  liked_at: instant,
});

/** Likes of a user: `profiles` are the sent ones, `liked_by` the received ones. */
export const likes = z.object({ profiles: z.array(likeEntry), liked_by: z.array(likeEntry) });

export type LikeEntry = z.output<typeof likeEntry>;
export type Likes = z.output<typeof likes>;
