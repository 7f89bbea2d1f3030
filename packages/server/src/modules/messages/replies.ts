import type { Language } from '@meetcute/contract';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { changeFor } from '../events/change.ts';
import type { Member } from '../members/members.table.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { findVisible } from '../profile/profile.repository.ts';
import { viewOf } from '../profile/profile.views.ts';
import { deliver } from './deliver.ts';
import { newestId } from './messages.repository.ts';
import { readMessages } from './messages.usecases.ts';

/** Milliseconds until a fictional profile answers, unless the services say otherwise. */
const REPLY_DELAY = 2000;

/** A message that a fictional profile may answer. */
export interface Prompt {
  site: Site;
  conversation: string;
  writer: Member;
  recipient: Member;
  text: string;
}

/**
 * Answers for fictional profiles after a while: one answer to a burst of messages, to its last one. An
 * answer costs nobody anything. One that waits while the server stops is not given.
 */
export function createReplies(services: Services): (prompt: Prompt) => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  services.wake.closed.addEventListener('abort', () => waiting.forEach((timer) => clearTimeout(timer)));
  return (prompt) => {
    if (!services.replyFor || !prompt.recipient.fictional || services.wake.closed.aborted) return;
    clearTimeout(waiting.get(prompt.conversation));
    const answer = () => {
      waiting.delete(prompt.conversation);
      services.background.run('An answer of a fictional profile', () => reply(services, prompt));
    };
    const timer = setTimeout(answer, services.replyDelay ?? REPLY_DELAY);
    timer.unref();
    waiting.set(prompt.conversation, timer);
  };
}

async function reply(services: Services, { site, conversation, writer, recipient, text }: Prompt) {
  const { db, clock, ids, replyFor } = services;
  const now = clock.now();
  const photos = await photosOf(db, site.id, recipient.id);
  const profile = viewOf(recipient, photos, { site, viewerId: writer.id, now });
  const language: Language = writer.language ?? site.settings.domain_language;
  const answer = replyFor?.(profile, text, language);
  if (!answer) return;
  const chat = { site, user: recipient, conversation, now };
  await readMessages(services, chat, await newestId(db, site.id, conversation));
  await changeFor(services, site.id, [writer.id, recipient.id], async (tx) => {
    // Either may have left, or blocked the other, in the meantime.
    if (!(await findVisible(tx, site.id, recipient.id, writer.id))) return;
    const sides = { senderId: recipient.id, recipientId: writer.id };
    await deliver(tx, { site, conversation, ...sides, clientId: ids.id(), text: answer, now });
  });
}
