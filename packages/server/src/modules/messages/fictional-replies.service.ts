import { pickMemberLanguage } from '@meetcute/core';
import type { Transaction } from '../../database/database.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { isActive } from '../members/members.rules.ts';
import type { Member } from '../members/members.table.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { viewOf } from '../profile/profile.view.ts';
import { deliverMessage } from './deliver-message.usecases.ts';
import { newestId } from './messages.repository.ts';
import { readMessages } from './messages.usecases.ts';
import { lockConversation, readConversation } from './conversation.repository.ts';

/** Milliseconds before a fictional profile replies. Default of `replyDelay`. */
const REPLY_DELAY = 2000;

/** A message that a fictional profile may reply to. */
export interface Prompt {
  site: Site;
  conversation: string;
  writer: Member;
  recipient: Member;
  text: string;
}

/**
 * Creates the function that replies for fictional profiles after a delay. A burst of messages gets one reply,
 * to its last message. Replies cost no credits. Pending replies are dropped when the server stops.
 */
export function createReplies(services: Services): (prompt: Prompt) => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  services.notifier.closed.addEventListener('abort', () => waiting.forEach((timer) => clearTimeout(timer)));
  return (prompt) => {
    if (!services.replyFor || !prompt.recipient.fictional || services.notifier.closed.aborted) return;
    clearTimeout(waiting.get(prompt.conversation));
    const run = () => {
      waiting.delete(prompt.conversation);
      services.background.run('Replying for a fictional profile', () => reply(services, prompt));
    };
    const timer = setTimeout(run, services.replyDelay ?? REPLY_DELAY);
    timer.unref();
    waiting.set(prompt.conversation, timer);
  };
}

async function reply(services: Services, { site, conversation, writer, recipient, text }: Prompt) {
  const { db, clock, ids, replyFor } = services;
  const now = clock.now();
  const photos = await photosOf(db, site.id, recipient.id);
  const profile = viewOf(recipient, photos, { site, viewerId: writer.id, now });
  const language = pickMemberLanguage(site.settings, writer.language);
  const message = replyFor?.(profile, text, language);
  if (!message) return;
  const chat = { site, user: recipient, conversation, now };
  const unitOfWork = createUnitOfWork(services, { siteId: site.id, now });
  await readMessages(unitOfWork, db, chat, await newestId(db, site.id, conversation));
  const writing = { siteId: site.id, conversation, senderId: recipient.id, clientId: ids.id() };
  const lock = (tx: Transaction) => lockConversation(tx, writing);
  await unitOfWork.run(lock, async (change, lockedMembers) => {
    const lockedConversation = await readConversation(change.tx, writing, lockedMembers);
    // One of the two may have been deleted, suspended or blocked meanwhile.
    if (
      !lockedConversation ||
      lockedConversation.isBlocked ||
      !isActive(lockedConversation.sender, now) ||
      !isActive(lockedConversation.recipient, now)
    )
      return;
    const { clientId } = writing;
    await deliverMessage(change, { site, now }, lockedConversation, {
      clientId,
      text: message,
      image: null,
      reference: null,
      isPaid: false,
    });
  });
}
