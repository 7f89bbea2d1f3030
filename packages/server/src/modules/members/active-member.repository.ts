import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { members } from './members.table.ts';

/** SQL condition for members who are not suspended. `now` is an ISO instant, or a placeholder of one. */
export const isNotSuspended = (now: string | SQLWrapper): SQL =>
  sql`(${members.suspendedUntil} is null or ${members.suspendedUntil} <= ${now}::timestamptz)`;

/** SQL condition for members who are neither deleted nor suspended. `now` is an ISO instant, or a placeholder of one. */
export const isActiveMember = (now: string | SQLWrapper): SQL =>
  sql`(${members.deletedAt} is null and ${isNotSuspended(now)})`;

/** SQL condition for suspended members. `now` is an ISO instant, or a placeholder of one. */
export const isSuspendedAt = (now: string | SQLWrapper): SQL =>
  sql`${members.suspendedUntil} > ${now}::timestamptz`;
