import * as z from 'zod/mini';
import { id, instant } from '../wire.ts';

/** Blocked member. Contains only what identifies the member, because the profile can't be opened. */
export const blockedMember = z.object({
  id,
  name: z.string(),
  fictional: z.boolean(),
  blocked_at: instant,
});

/** Category of a report. */
export const reportCategory = z.enum(['fake', 'scam', 'harassment', 'underage', 'photo', 'other']);

export type BlockedMember = z.output<typeof blockedMember>;
export type ReportCategory = z.output<typeof reportCategory>;
