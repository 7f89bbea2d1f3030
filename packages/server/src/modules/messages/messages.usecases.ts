import type { Message, MessagePage } from '@meetcute/contract';
import type { Executor, Transaction } from '../../database/database.ts';
import { notFound, ServerError } from '../../errors.ts';
import type { Keep } from '../../http/call-context.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { changeSide, findChat, findSide } from '../chats/chats.repository.ts';
import { tellChat } from '../chats/chats.usecases.ts';
import { appendEvent } from '../events/append-event.ts';
import { changeFor } from '../events/change.ts';
import type { Member } from '../members/members.table.ts';
import { userOf } from '../members/members.view.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { findContact, readMember } from '../profile/profile.repository.ts';
import { deliver } from './deliver.ts';
import { findByClientId, newestId, type PageRequest, readPage, takeCredits } from './messages.repository.ts';
import { messageOf } from './messages.view.ts';

/** A member of a site in one conversation. */
export interface InChat {
  site: Site;
  user: Member;
  conversation: string;
  now: Date;
}

/** A page of a conversation; `read_until` is how far the other one has read. Throws not_found. */
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
  const readUntil = (senderId: string) => (senderId === user.id ? chat.otherReadUntil : chat.mine.readUntil);
  const ends = [rows[0], rows.at(-1)].map((row) => (row ? String(row.id) : null));
  return {
    messages: rows.map((row) => messageOf(row, readUntil(row.senderId))),
    before: (hasOlder && ends[0]) || null,
    after: (hasNewer && ends[1]) || null,
    read_until: chat.otherReadUntil > 0 ? String(chat.otherReadUntil) : null,
    credits: user.credits,
  };
}

/** Takes what a message costs and tells the member's tabs. Throws no_credits. */
async function pay(tx: Transaction, { site, user, now }: InChat): Promise<void> {
  const cost = site.settings.message_credits;
  if (cost === 0) return;
  if (!(await takeCredits(tx, site.id, user.id, cost))) throw new ServerError('no_credits');
  const payer = await readMember(tx, site.id, user.id);
  if (!payer) return;
  const photos = await photosOf(tx, site.id, user.id);
  const account = userOf(payer, photos, { site, now });
  await appendEvent(tx, { siteId: site.id, memberId: user.id }, 'user', account, now);
}

const unfit = (code: string) =>
  new ServerError('bad_request', { message: 'The message can’t be sent like this.', fields: { text: code } });

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
 * key_reused (the client id was used for something else), bad_request.
 */
export async function sendMessage(
  services: Services,
  chat: InChat,
  { clientId, text, keep }: { clientId: string; text: string; keep: Keep<Sent> },
): Promise<Sent> {
  const { site, user, conversation, now } = chat;
  if (text.trim() === '') throw unfit('too_small');
  const side = await findSide(services.db, site.id, conversation, user.id);
  if (!side) throw notFound();
  return changeFor(services, site.id, [user.id, side.otherId], async (tx) => {
    const known = await findByClientId(tx, site.id, user.id, clientId);
    if (known) {
      if (known.conversationId !== conversation || known.text !== text) throw new ServerError('key_reused');
      const other = await findSide(tx, site.id, conversation, side.otherId);
      const message = messageOf(known, other?.readUntil ?? 0);
      return { message, credits: await creditsOf(tx, user), recipient: null, isNew: false };
    }
    const recipient = await findContact(tx, site.id, user, side.otherId);
    await pay(tx, chat);
    const row = await deliver(tx, {
      site,
      conversation,
      senderId: user.id,
      recipientId: recipient.id,
      clientId,
      text,
      now,
    });
    const sent = { message: messageOf(row, 0), credits: await creditsOf(tx, user), recipient, isNew: true };
    await keep(tx, sent);
    return sent;
  });
}

async function creditsOf(tx: Transaction, { siteId, id }: Member): Promise<number> {
  return (await readMember(tx, siteId, id))?.credits ?? 0;
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
    const readUntil = Math.min(until, await newestId(tx, site.id, conversation));
    if (readUntil <= chat.mine.readUntil) return;
    await changeSide(tx, site.id, conversation, user.id, { readUntil });
    const data = { conversation, reader: user.id, read_until: String(readUntil) };
    for (const memberId of [user.id, side.otherId])
      await appendEvent(tx, { siteId: site.id, memberId }, 'read', data, now);
    await tellChat(tx, { site, memberId: user.id, conversation, now });
  });
}
