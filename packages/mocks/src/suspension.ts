import { isSuspended, NO_END } from '@meetcute/core';
import type { World } from './world.ts';
import type { Member } from './records.ts';
import { deleteKnownBrowsers } from './sessions.ts';

/** Whether a member is hidden from everyone, because the account is deleted or suspended. */
export const isHidden = (world: World, { isDeleted, suspendedUntil = null }: Member): boolean =>
  isDeleted || isSuspended(suspendedUntil, world.now());

/** Suspends a member as the operators do: until an instant, or (null) without end. Ends all sessions. */
export function suspend(world: World, member: Member, end: Date | null): void {
  const { id } = member.profile;
  member.suspendedUntil = end ?? NO_END;
  for (const [token, owner] of world.sessions) if (owner === id) world.sessions.delete(token);
  deleteKnownBrowsers(world, id, null);
}
