import { isBanned, undeliveredPostings } from '@meetcute/core';
import { type Change, createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { purgeChatFromLog } from '../events/purge-log.repository.ts';
import { appendUser } from '../members/members.usecases.ts';
import { releaseImages } from '../message-images/message-images.repository.ts';
import { removeMessages } from '../messages/messages.repository.ts';
import { removeAboutChat } from '../notifications/notifications.repository.ts';
import { readMember } from '../profile/profile.repository.ts';
import { listUndelivered, lostCredits, type PaidMessage, postEntry } from './ledger.repository.ts';

interface Moment {
  site: Site;
  now: Date;
}

/** Sender and recipient of messages, both locked. */
interface Direction {
  senderId: string;
  recipientId: string;
}

/** Removes messages that will never be delivered, with everything that tells the recipient of them. */
async function remove(
  { tx }: Change,
  { id: siteId }: Site,
  recipientId: string,
  messages: readonly PaidMessage[],
): Promise<void> {
  const recipient = { siteId, memberId: recipientId };
  for (const [conversation, some] of Map.groupBy(messages, (message) => message.conversation)) {
    const ids = some.map(({ id }) => id);
    await removeMessages(tx, siteId, { conversation, ids });
    await releaseImages(tx, siteId, { conversation, ids });
    await removeAboutChat(tx, recipient, conversation);
    await purgeChatFromLog(tx, recipient, conversation);
  }
}

/**
 * Refunds the paid messages of a sender that the recipient has not received, removes them, and notifies the sender's tabs.
 * Call it when the recipient will not receive them: it blocked the sender, or its account was deleted or banned.
 */
export async function refundUndelivered(
  change: Change,
  { site, now }: Moment,
  { senderId, recipientId }: Direction,
): Promise<void> {
  const { tx } = change;
  const paidMessages = await listUndelivered(tx, site.id, { senderId, recipientId });
  if (paidMessages.length === 0) return;
  for (const { subject, price } of paidMessages) {
    const entry = { siteId: site.id, memberId: senderId, kind: 'undelivered', subject, at: now } as const;
    await postEntry(tx, entry, undeliveredPostings(price, await lostCredits(tx, site.id, senderId)));
  }
  await remove(change, site, recipientId, paidMessages);
  await appendUser(change, { site, memberId: senderId, now });
}

/**
 * Refunds the paid messages to a member that will not be delivered, because the account was deleted or banned. Does nothing
 * once the account was restored.
 */
export async function refundToSenders(
  services: Omit<UnitOfWorkServices, 'worker'> & Pick<Services, 'sites' | 'clock'>,
  { siteId, subject: recipientId }: Pick<Job, 'siteId' | 'subject'>,
): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  if (!site) return;
  const now = services.clock.now();
  const paidMessages = await listUndelivered(services.db, siteId, { recipientId });
  for (const senderId of new Set(paidMessages.map((message) => message.senderId))) {
    const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
    await unitOfWork.run([senderId, recipientId], async (change) => {
      const recipient = await readMember(change.tx, siteId, recipientId);
      const isLost = recipient && (recipient.deletedAt !== null || isBanned(recipient.suspendedUntil));
      if (isLost) await refundUndelivered(change, { site, now }, { senderId, recipientId });
    });
  }
}
