import type { User } from '@meetcute/contract';
import { documentsDue } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import type { Change } from '../../database/unit-of-work.ts';
import type { Site } from '../../sites.ts';
import { freshChat } from '../chats/chats.view.ts';
import type { EventDraft } from '../events/append-events.repository.ts';
import { userOf } from '../members/members.view.ts';
import { notificationOf } from '../notifications/notifications.view.ts';
import { wantsMessageNotifications, jobsOfMessage } from '../notifications/notify.usecases.ts';
import { viewOf } from '../profile/profile.view.ts';
import type { MessageRow } from './messages.table.ts';
import { isReadShown, messageOf, nowhere } from './messages.view.ts';
import type { LockedConversation } from './conversation.repository.ts';
import { writeMessage } from './write-message.repository.ts';

/** A message to deliver. */
export interface OutgoingMessage {
  /** Id given by the client, unique per sender. */
  clientId: string;
  text: string;
  image: MessageRow['image'];
  reference: MessageRow['reference'];
  /** Whether the message was paid for, so that the sender's tabs need the updated account. */
  isPaid: boolean;
}

interface Moment {
  site: Site;
  now: Date;
}

/** Returns the events of a message for the logs of both members. */
function eventDraftOf(
  row: MessageRow,
  lockedConversation: LockedConversation,
  { site, now }: Moment,
  account: User | null,
) {
  const { sender, recipient, senderPhotos, recipientPhotos, conversation } = lockedConversation;
  const data = messageOf(row, nowhere);
  const mine = viewOf(sender, senderPhotos, { site, viewerId: recipient.id, now });
  const theirs = viewOf(recipient, recipientPhotos, { site, viewerId: sender.id, now });
  const paying: EventDraft[] = account ? [{ type: 'user', data: account }] : [];
  const { notificationsReadUntil } = recipient;
  // Replaced by the id of the row, which is inserted in the same statement.
  const unreadNotification = {
    id: notificationsReadUntil + 1,
    kind: 'message',
    at: now,
    account: null,
  } as const;
  const notice = notificationOf(
    { ...unreadNotification, conversationId: conversation },
    mine,
    notificationsReadUntil,
  );
  const notices: EventDraft[] = wantsMessageNotifications(recipient)
    ? [{ type: 'notification', data: notice }]
    : [];
  const chatOfSender: EventDraft = { type: 'chat', data: freshChat(data, theirs, 0) };
  const chatOfRecipient: EventDraft = {
    type: 'chat',
    data: freshChat(data, mine, lockedConversation.unread + 1),
  };
  const messageEvent: EventDraft = { type: 'message', data };
  // Replying marks earlier messages as read. The sender's own messages count as read.
  const hasUnread = lockedConversation.readUntil < lockedConversation.newest;
  const place = { conversation, reader: sender.id };
  const readEvent: EventDraft = { type: 'read', data: { ...place, read_until: data.id } };
  const deliveredEvent: EventDraft = { type: 'delivered', data: { ...place, delivered_until: data.id } };
  const receipt = isReadShown({ sender: recipient, site, now }) ? readEvent : deliveredEvent;
  return [
    {
      memberId: sender.id,
      events: [...paying, ...(hasUnread ? [readEvent] : []), messageEvent, chatOfSender],
    },
    {
      memberId: recipient.id,
      events: [...(hasUnread ? [receipt] : []), messageEvent, chatOfRecipient, ...notices],
    },
  ];
}

/**
 * Writes a message and its events for both members. The caller must have locked both members, who must be
 * able to see each other.
 */
export async function deliverMessage(
  { tx, triggerJobs }: Change,
  { site, now }: Moment,
  lockedConversation: LockedConversation,
  { clientId, text, image, reference, isPaid }: OutgoingMessage,
): Promise<MessageRow> {
  const { conversation, sender, senderPhotos, senderConsents, recipient, newest } = lockedConversation;
  const row: MessageRow = {
    siteId: site.id,
    conversationId: conversation,
    id: newest + 1,
    senderId: sender.id,
    clientId,
    text,
    image,
    reference,
    sentAt: now,
    removedAt: null,
  };
  const consentsDue = documentsDue(senderConsents, legalVersions);
  const account = isPaid ? userOf(sender, senderPhotos, { site, consentsDue, now }) : null;
  const jobs = jobsOfMessage({ site, member: recipient, now }, conversation);
  await writeMessage(tx, row, {
    recipientId: recipient.id,
    unreadAfter: recipient.notificationsReadUntil,
    isNotified: wantsMessageNotifications(recipient),
    logs: eventDraftOf(row, lockedConversation, { site, now }, account),
    jobs,
  });
  triggerJobs(jobs);
  return row;
}
