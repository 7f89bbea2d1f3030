import { isSuspended } from '@meetcute/core';
import type { Member } from './members.table.ts';

/** Returns whether a member is neither deleted nor suspended. */
export const isActive = (
  { deletedAt, suspendedUntil }: Pick<Member, 'deletedAt' | 'suspendedUntil'>,
  now: Date,
): boolean => deletedAt === null && !isSuspended(suspendedUntil, now);
