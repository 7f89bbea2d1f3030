import type { Message, MessagePage, MessageReference } from '@meetcute/contract';
import {
  contactRefusal,
  isSameReference,
  messagePostings,
  messageProblem,
  readMessagePrice,
  referencedIn,
} from '@meetcute/core';
import type { Executor, Transaction } from '../../database/database.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { notFound, ServerError } from '../../errors.ts';
import { badFields } from '../../http/body.ts';
import type { Site } from '../../sites.ts';
import { findChat } from '../chats/chat-list.repository.ts';
import { changeSide, findSide } from '../chats/chats.repository.ts';
import { appendChatEvent } from '../chats/chats.usecases.ts';
import { messageSubject, postEntry } from '../ledger/ledger.repository.ts';
import { isActive } from '../members/members.rules.ts';
import type { Member } from '../members/members.table.ts';
import { premiumOf } from '../members/members.view.ts';
import { removeAboutChat } from '../notifications/notifications.repository.ts';
import { viewOf } from '../profile/profile.view.ts';
import { findUnsent, noteSent } from '../message-images/message-images.repository.ts';
import { imageOf } from '../message-images/message-images.view.ts';
import { deliverMessage } from './deliver-message.usecases.ts';
import {
  findByClientId,
  isMessageSeen,
  newestId,
  type PageRequest,
  readPage,
} from './messages.repository.ts';
import { isReadShown, messageOf, nowhere, progressForSender } from './messages.view.ts';
import { lockConversation, readConversation, type LockedConversation } from './conversation.repository.ts';

/** A member of a site in a conversation. */
export interface InChat {
  site: Site;
  user: Member;
  conversation: string;
  now: Date;
}

/** Returns a page of a conversation, with how far each member has read. Throws not_found. */
export async function getMessages(
  db: Executor,
  { site, user, conversation, now }: InChat,
  page: Omit<PageRequest, 'conversation' | 'cleared'>,
): Promise<MessagePage> {
  const chat = await findChat(db, { siteId: site.id, viewerId: user.id, now }, conversation);
  if (!chat) throw notFound();
  const { rows, hasOlder, hasNewer } = await readPage(db, site.id, {
    ...page,
    conversation,
    cleared: chat.mine.clearedUntil,
  });
  const theirs = progressForSender(chat.theirs, { sender: user, site, now });
  const progress = (senderId: string) => (senderId === user.id ? theirs : chat.mine);
  const ends = [rows[0], rows.at(-1)].map((row) => (row ? String(row.id) : null));
  return {
    messages: rows.map((row) => messageOf(row, progress(row.senderId))),
    before: (hasOlder && ends[0]) || null,
    after: (hasNewer && ends[1]) || null,
    read_until: theirs.readUntil > 0 ? String(theirs.readUntil) : null,
    own_read_until: chat.mine.readUntil > 0 ? String(chat.mine.readUntil) : null,
    credits: user.credits,
  };
}

const readPrice = ({ site, now }: Pick<InChat, 'site' | 'now'>, sender: Member): number =>
  readMessagePrice(premiumOf(sender), site.settings, now);

/** Posts the price of the next message of a conversation. Returns the updated sender. Throws no_credits. */
async function pay(
  tx: Transaction,
  { site, now }: Pick<InChat, 'site' | 'now'>,
  { sender, conversation, newest }: LockedConversation,
): Promise<Member> {
  const price = readPrice({ site, now }, sender);
  if (price === 0) return sender;
  const subject = messageSubject(conversation, newest + 1);
  const entry = { siteId: site.id, memberId: sender.id, kind: 'message', subject, at: now } as const;
  const credits = await postEntry(tx, entry, messagePostings(price));
  if (credits === null) throw new ServerError('no_credits');
  return { ...sender, credits };
}

/** A message to send. `image` is the id of an uploaded image. */
export interface SendInput {
  /** Id given by the client, unique per sender. */
  clientId: string;
  text: string;
  /** Id of an uploaded image, if any. */
  image: string | undefined;
  /** Reference to what the message answers, if anything. */
  reference: MessageReference | undefined;
}

/** A sent message and the remaining credits. */
export interface Sent {
  message: Message;
  credits: number;
}

/**
 * Sends a message once per client id and posts its price to the ledger in the same transaction. A repeated request
 * returns the stored message and costs nothing. `newFor` is the recipient of a new message.
 *
 * Throws not_found, no_credits, birth_date_missing, key_reused (the client id was used for another message), bad_request
 * (also for an image that is not the sender's, was sent before or was removed, and for a reference to what the sender
 * can't see; other messages can still be sent).
 */
export async function sendMessage(
  unitOfWork: UnitOfWork<Sent>,
  chat: InChat,
  { clientId, text, image: imageId, reference }: SendInput,
): Promise<Sent & { newFor: Member | null }> {
  const { site, user, conversation, now } = chat;
  const problem = messageProblem({ text, image: imageId }, site.settings);
  if (problem) throw badFields(problem);
  const writing = { siteId: site.id, conversation, senderId: user.id, clientId };
  const lock = (tx: Transaction) => lockConversation(tx, writing);
  let newFor: Member | null = null;
  const outcome = await unitOfWork.run(lock, async (change, lockedMembers) => {
    const { tx } = change;
    const lockedConversation = await readConversation(tx, writing, lockedMembers);
    if (!lockedConversation) throw notFound();
    if (lockedConversation.isKnown)
      return findSentMessage(tx, { site, now }, lockedConversation, { clientId, text, imageId, reference });
    requireContact(lockedConversation, now);
    if (reference) await requireReference(tx, { site, now }, lockedConversation, reference);
    const owner = { siteId: site.id, memberId: user.id };
    const image = imageId === undefined ? null : await findUnsent(tx, owner, imageId);
    if (imageId !== undefined && !image) throw badFields({ image: 'not_found' });
    const sender = await pay(tx, { site, now }, lockedConversation);
    const isPaid = readPrice({ site, now }, sender) > 0;
    const outgoing = { clientId, text, image: image && imageOf(image), reference: reference ?? null, isPaid };
    const row = await deliverMessage(change, { site, now }, { ...lockedConversation, sender }, outgoing);
    if (image) await noteSent(tx, image.id, { conversationId: conversation, messageId: row.id });
    newFor = lockedConversation.recipient;
    return { message: messageOf(row, nowhere), credits: sender.credits };
  });
  return { ...outcome, newFor };
}

/**
 * Throws not_found when one of the two is deleted, suspended or has blocked the other, birth_date_missing when the
 * sender has no birth date.
 */
function requireContact({ sender, recipient, isBlocked }: LockedConversation, now: Date): void {
  const isDeleted = !isActive(sender, now) || !isActive(recipient, now);
  const refusal = contactRefusal(sender, { id: recipient.id, isDeleted, isBlocked });
  if (refusal) throw new ServerError(refusal);
}

/** Throws bad_request for a reference to anything that the sender does not see: in the recipient's profile, or in the conversation. */
async function requireReference(
  tx: Transaction,
  { site, now }: Pick<InChat, 'site' | 'now'>,
  { sender, recipient, recipientPhotos, conversation }: LockedConversation,
  reference: MessageReference,
): Promise<void> {
  const profile = viewOf(recipient, recipientPhotos, { site, viewerId: sender.id, now });
  const isSeen =
    reference.kind === 'message'
      ? await isMessageSeen(tx, { siteId: site.id, conversation, memberId: sender.id }, reference.id)
      : referencedIn(profile, reference, site.settings) !== null;
  if (!isSeen) throw badFields({ reference: 'not_found' });
}

/** Returns the message sent earlier with the client id. Throws key_reused when it was a different one. */
async function findSentMessage(
  tx: Transaction,
  { site, now }: Pick<InChat, 'site' | 'now'>,
  { sender, recipient, conversation }: LockedConversation,
  { clientId, text, imageId, reference }: Omit<SendInput, 'image'> & { imageId: string | undefined },
): Promise<Sent> {
  const { siteId, credits } = sender;
  const existing = await findByClientId(tx, siteId, sender.id, clientId);
  if (existing?.conversationId !== conversation) throw new ServerError('key_reused');
  // A removed message is empty, and sending it again must neither fail nor bring it back.
  const isSame =
    existing.text === text &&
    existing.image?.id === imageId &&
    isSameReference(existing.reference, reference);
  if (!existing.removedAt && !isSame) throw new ServerError('key_reused');
  const theirs = await findSide(tx, siteId, conversation, recipient.id);
  return {
    message: messageOf(existing, progressForSender(theirs ?? nowhere, { sender, site, now })),
    credits,
  };
}

/**
 * Records how far a member has read, never backwards, and notifies the member's tabs and the sender. Without
 * read receipts the sender only learns of messages that had not been delivered yet. Throws not_found.
 */
export async function readMessages(
  unitOfWork: UnitOfWork<Done>,
  db: Executor,
  { site, user, conversation, now }: InChat,
  lastId: number,
): Promise<Done> {
  const side = await findSide(db, site.id, conversation, user.id);
  if (!side) throw notFound();
  return unitOfWork.run([user.id, side.otherId], async (change) => {
    const { tx, append } = change;
    const chat = await findChat(tx, { siteId: site.id, viewerId: user.id, now }, conversation);
    if (!chat) throw notFound();
    const newest = await newestId(tx, site.id, conversation);
    const readUntil = Math.min(lastId, newest);
    if (readUntil <= chat.mine.readUntil) return DONE;
    const { deliveredUntil } = chat.mine;
    await changeSide(tx, site.id, conversation, user.id, {
      readUntil,
      deliveredUntil: Math.max(deliveredUntil, readUntil),
    });
    if (readUntil === newest) await removeAboutChat(tx, { siteId: site.id, memberId: user.id }, conversation);
    const place = { conversation, reader: user.id };
    const readReceipt = { ...place, read_until: String(readUntil) };
    append(user.id, 'read', readReceipt);
    if (isReadShown({ sender: chat.other, site, now })) append(side.otherId, 'read', readReceipt);
    else if (deliveredUntil < readUntil)
      append(side.otherId, 'delivered', { ...place, delivered_until: String(readUntil) });
    await appendChatEvent(change, { site, memberId: user.id, conversation, now });
    return DONE;
  });
}
