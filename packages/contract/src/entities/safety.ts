import * as z from 'zod/mini';
import { id, instant } from '../wire.ts';

/** A member whom the user has blocked: enough to say who it is, because the profile itself can't be opened. */
export const blockedMember = z.object({
  id,
  name: z.string(),
  fictional: z.boolean(),
  blocked_at: instant,
});

/** What a member is reported for. */
export const reportCategory = z.enum(['fake', 'scam', 'harassment', 'underage', 'photo', 'other']);

export type BlockedMember = z.output<typeof blockedMember>;
export type ReportCategory = z.output<typeof reportCategory>;
