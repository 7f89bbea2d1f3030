import * as z from 'zod/mini';
import { instant } from '../wire.ts';
import { profile } from './profile.ts';

/** A like: the other member's profile, whether it is new to the one who got it, and whether it was returned. */
export const likeEntry = z.extend(profile, {
  like_new: z.boolean(),
  did_like_profile: z.boolean(),
  liked_at: instant,
});

/** `profiles` are the members the user liked, `liked_by` those who liked the user. */
export const likes = z.object({ profiles: z.array(likeEntry), liked_by: z.array(likeEntry) });

export type LikeEntry = z.output<typeof likeEntry>;
export type Likes = z.output<typeof likes>;
