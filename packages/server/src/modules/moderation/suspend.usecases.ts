import { isBanned, isSuspended } from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import { setSuspension } from '../members/members.repository.ts';
import { deleteAllSessions } from '../sessions/sessions.repository.ts';
import { cancelRenewal } from '../subscriptions/cancel-subscription.usecases.ts';
import { measuresOn } from './measures.repository.ts';
import { latestEnd } from './moderation.rules.ts';

/** A member, who must be locked. */
interface Moderated {
  siteId: string;
  memberId: string;
  now: Date;
}

/**
 * Suspends a member until the latest end of the measures in force, or ends the suspension. A suspension ends all sessions
 * with their streams and pushes. A ban also ends the renewal of premium and refunds paid messages that will not arrive.
 * Returns the end; null without a suspension.
 */
export async function applySuspensions(
  change: Change,
  { siteId, memberId, now }: Moderated,
): Promise<Date | null> {
  const { tx, addJobs } = change;
  const inForce = await measuresOn(tx, siteId, memberId);
  const suspensionEnd = latestEnd(inForce.flatMap(({ measure }) => measure ?? []));
  await setSuspension(tx, siteId, memberId, suspensionEnd);
  if (!isSuspended(suspensionEnd, now)) return null;
  await deleteAllSessions(tx, siteId, memberId);
  if (isBanned(suspensionEnd)) {
    await cancelRenewal(change, { site: { id: siteId }, memberId, now });
    addJobs([{ kind: 'refund-undelivered', subject: memberId }]);
  }
  return suspensionEnd;
}
