import { postUndelivered } from '@meetcute/core';
import { type Change, createUnitOfWork } from '../../database/unit-of-work.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { appendUser } from '../members/members.usecases.ts';
import { listUndelivered, type PaidMessage, postEntry } from './ledger.repository.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';

interface Moment {
  site: Site;
  now: Date;
}

/**
 * Refunds paid messages of one sender, who must be locked, and notifies the sender's tabs. A message is refunded once,
 * however often it is passed.
 */
async function refund(
  change: Change,
  { site, now }: Moment,
  senderId: string,
  paid: readonly PaidMessage[],
): Promise<void> {
  let isRefunded = false;
  for (const { subject, cost } of paid) {
    const entry = { siteId: site.id, memberId: senderId, kind: 'undelivered', subject, at: now } as const;
    if ((await postEntry(change.tx, entry, postUndelivered(cost))) !== null) isRefunded = true;
  }
  if (isRefunded) await appendUser(change, { site, memberId: senderId, now });
}

/** Refunds the paid messages between two locked members that neither has received yet, after one blocked the other. */
export async function refundBetween(
  change: Change,
  { site, now }: Moment,
  pair: readonly [string, string],
): Promise<void> {
  const [one, other] = pair;
  for (const [recipientId, senderId] of [
    [one, other],
    [other, one],
  ] as const) {
    const paid = await listUndelivered(change.tx, site.id, { recipientId, senderId });
    await refund(change, { site, now }, senderId, paid);
  }
}

/** Refunds the paid messages to a member that will not be delivered, because the account was deleted. */
export async function refundToSenders(
  services: Omit<Services, 'deliveryReceipts' | 'worker'>,
  { siteId, subject: recipientId }: Job,
): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  if (!site) return;
  const now = services.clock.now();
  const paid = await listUndelivered(services.db, siteId, { recipientId });
  for (const senderId of new Set(paid.map((message) => message.senderId))) {
    const ofSender = paid.filter((message) => message.senderId === senderId);
    const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
    await unitOfWork.run([senderId], (change) => refund(change, { site, now }, senderId, ofSender));
  }
}
