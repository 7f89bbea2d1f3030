import type { Message, MessagePage } from '@meetcute/contract';
import { contactRefusal, messageProblem } from '@meetcute/core';
import type { Executor, Transaction } from '../../database/database.ts';
import { notFound, ServerError } from '../../errors.ts';
import { badFields } from '../../http/body.ts';
import type { RecordOutcome } from '../../http/call-context.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { changeSide, findChat, findSide } from '../chats/chats.repository.ts';
import { appendChatEvent } from '../chats/chats.usecases.ts';
import { appendEvent } from '../events/append-event.ts';
import { changeFor, changeUnder } from '../events/change.ts';
import type { Member } from '../members/members.table.ts';
import { removeAboutChat } from '../notifications/notifications.repository.ts';
import { PUSH_PAUSE } from '../notifications/notify.ts';
import { findUnsent, noteSent } from '../message-images/message-images.repository.ts';
import { imageOf } from '../message-images/message-images.view.ts';
import { deliver } from './deliver.ts';
import { findByClientId, newestId, type PageRequest, readPage, takeCredits } from './messages.repository.ts';
import { messageOf, nowhere } from './messages.view.ts';
import { lockConversation, readConversation, type LockedConversation } from './conversation.repository.ts';

/** A member of a site in one conversation. */
export interface InChat {
  site: Site;
  user: Member;
  conversation: string;
  now: Date;
}

/** A page of a conversation, with how far each of the two has read. Throws not_found. */
export async function getMessages(
  db: Executor,
  { site, user, conversation }: InChat,
  page: Omit<PageRequest, 'conversation' | 'cleared'>,
): Promise<MessagePage> {
  const chat = await findChat(db, site.id, user.id, conversation);
  if (!chat) throw notFound();
  const { rows, hasOlder, hasNewer } = await readPage(db, site.id, {
    ...page,
    conversation,
    cleared: chat.mine.clearedUntil,
  });
  const progress = (senderId: string) => (senderId === user.id ? chat.theirs : chat.mine);
  const ends = [rows[0], rows.at(-1)].map((row) => (row ? String(row.id) : null));
  return {
    messages: rows.map((row) => messageOf(row, progress(row.senderId))),
    before: (hasOlder && ends[0]) || null,
    after: (hasNewer && ends[1]) || null,
    read_until: chat.theirs.readUntil > 0 ? String(chat.theirs.readUntil) : null,
    own_read_until: chat.mine.readUntil > 0 ? String(chat.mine.readUntil) : null,
    credits: user.credits,
  };
}

/** Takes what a message costs; answers its sender as they are afterwards. Throws no_credits. */
async function pay(tx: Transaction, cost: number, sender: Member): Promise<Member> {
  if (cost === 0) return sender;
  if (!(await takeCredits(tx, sender.siteId, sender.id, cost))) throw new ServerError('no_credits');
  return { ...sender, credits: sender.credits - cost };
}

/** What a message says, under which client id; `image` names a picture that was uploaded for it. */
export interface SendInput {
  clientId: string;
  text: string;
  image: string | undefined;
  recordOutcome: RecordOutcome<Sent>;
}

/** What was sent: the message, the credits left, and to whom; `isNew` is false for a repetition. */
export interface Sent {
  message: Message;
  credits: number;
  recipient: Member | null;
  isNew: boolean;
}

/**
 * Sends a message once for each client id, and takes its credits in the same transaction; a repetition
 * answers the stored message and costs nothing. Throws not_found, no_credits, birth_date_missing,
 * key_reused (the client id was used for something else), bad_request (also for a picture
 * that is not the sender's, was sent before, or is gone: only this message can't be sent then).
 */
export async function sendMessage(
  services: Services,
  chat: InChat,
  { clientId, text, image: imageId, recordOutcome }: SendInput,
): Promise<Sent> {
  const { site, user, conversation, now } = chat;
  const problem = messageProblem({ text, image: imageId }, site.settings);
  if (problem) throw badFields(problem);
  const writing = { siteId: site.id, conversation, senderId: user.id, clientId };
  const lock = (tx: Transaction) => lockConversation(tx, writing);
  const sent = await changeUnder(services, lock, async (tx, locked): Promise<Sent> => {
    const lockedConversation = await readConversation(tx, writing, locked);
    if (!lockedConversation) throw notFound();
    if (lockedConversation.isKnown) return repeated(tx, lockedConversation, { clientId, text, imageId });
    requireContact(lockedConversation);
    const owner = { siteId: site.id, memberId: user.id };
    const image = imageId === undefined ? null : await findUnsent(tx, owner, imageId);
    if (imageId !== undefined && !image) throw badFields({ image: 'not_found' });
    const cost = site.settings.message_credits;
    const sender = await pay(tx, cost, lockedConversation.sender);
    const saying = { clientId, text, image: image && imageOf(image), isPaid: cost > 0 };
    const row = await deliver(tx, { site, now }, { ...lockedConversation, sender }, saying);
    if (image) await noteSent(tx, image.id, { conversationId: conversation, messageId: row.id });
    const message = messageOf(row, nowhere);
    const result = { message, credits: sender.credits, recipient: lockedConversation.recipient, isNew: true };
    await recordOutcome(tx, result);
    return result;
  });
  if (sent.isNew) services.worker.trigger('push', PUSH_PAUSE);
  return sent;
}

/** Throws not_found, also where one of the two has left or blocked the other; birth_date_missing. */
function requireContact({ sender, recipient, isBlocked }: LockedConversation): void {
  const isDeleted = sender.deletedAt !== null || recipient.deletedAt !== null;
  const refusal = contactRefusal(sender, { id: recipient.id, isDeleted, isBlocked });
  if (refusal) throw new ServerError(refusal);
}

/** What was sent under a client id before. Throws key_reused where it was something else. */
async function repeated(
  tx: Transaction,
  { sender, recipient, conversation }: LockedConversation,
  { clientId, text, imageId }: { clientId: string; text: string; imageId: string | undefined },
): Promise<Sent> {
  const { siteId, credits } = sender;
  const known = await findByClientId(tx, siteId, sender.id, clientId);
  if (known?.conversationId !== conversation || known.text !== text || known.image?.id !== imageId)
    throw new ServerError('key_reused');
  const theirs = await findSide(tx, siteId, conversation, recipient.id);
  return { message: messageOf(known, theirs ?? nowhere), credits, recipient: null, isNew: false };
}

/** Notes how far a member has read, never backwards, and tells both. Throws not_found. */
export async function readMessages(
  services: Services,
  { site, user, conversation, now }: InChat,
  until: number,
): Promise<void> {
  const side = await findSide(services.db, site.id, conversation, user.id);
  if (!side) throw notFound();
  await changeFor(services, site.id, [user.id, side.otherId], async (tx) => {
    const chat = await findChat(tx, site.id, user.id, conversation);
    if (!chat) throw notFound();
    const newest = await newestId(tx, site.id, conversation);
    const readUntil = Math.min(until, newest);
    if (readUntil <= chat.mine.readUntil) return;
    await changeSide(tx, site.id, conversation, user.id, { readUntil });
    if (readUntil === newest) await removeAboutChat(tx, { siteId: site.id, memberId: user.id }, conversation);
    const data = { conversation, reader: user.id, read_until: String(readUntil) };
    for (const memberId of [user.id, side.otherId])
      await appendEvent(tx, { siteId: site.id, memberId }, 'read', data, now);
    await appendChatEvent(tx, { site, memberId: user.id, conversation, now });
  });
}
