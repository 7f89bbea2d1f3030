import { readMessagePrice } from '@meetcute/core';
import { notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findChat } from '../chats/chat-list.repository.ts';
import { findSide } from '../chats/chats.repository.ts';
import { premiumOf } from '../members/members.view.ts';
import type { InChat } from './messages.usecases.ts';

/**
 * Signals the other member of a conversation that a member is typing. Does nothing before the first message,
 * or when the member lacks credits for a message. Throws not_found.
 */
export async function sendTyping(
  { db, notifier }: Pick<Services, 'db' | 'notifier'>,
  { site, user, conversation, now }: InChat,
): Promise<void> {
  const chat = await findChat(db, { siteId: site.id, viewerId: user.id, now }, conversation);
  if (!chat) throw notFound();
  if (user.credits < readMessagePrice(premiumOf(user), site.settings, now)) return;
  const theirs = await findSide(db, site.id, conversation, chat.other.id);
  if (theirs?.isListed)
    notifier.signal(chat.other.id, { type: 'typing', data: { conversation, profile: user.id } });
}
