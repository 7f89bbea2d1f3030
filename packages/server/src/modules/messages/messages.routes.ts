import { calls, MESSAGES_PAGE } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { Keep, Routes } from '../../http/call-context.ts';
import { getMessages, readMessages, type Sent, sendMessage } from './messages.usecases.ts';
import { createReplies } from './replies.ts';

/** A growing id as a number; one beyond all that were ever given stays beyond them. */
const asNumber = (id: string) => Math.min(Number(id), Number.MAX_SAFE_INTEGER);

const cursorOf = (id: string | undefined) => (id === undefined ? null : asNumber(id));

/** Reading and writing in a conversation. */
export const messagesRoutes: Routes = (mount, services) => {
  const prompt = createReplies(services);

  mount(calls.getMessages, ({ site, user, query, now }) => {
    const { conversation, limit = MESSAGES_PAGE } = query;
    const page = { before: cursorOf(query.before), after: cursorOf(query.after), limit };
    return getMessages(services.db, { site, user, conversation, now }, page);
  });

  mount(calls.sendMessage, async ({ site, user, payload, now, keep }) => {
    const { conversation, client_id: clientId, text } = payload;
    const chat = { site, user, conversation, now };
    const keepSent: Keep<Sent> = (tx, { message, credits }) => keep(tx, { message, credits });
    const sent = await sendMessage(services, chat, { clientId, text, keep: keepSent });
    const { message, credits, recipient, isNew } = sent;
    if (isNew && recipient) prompt({ site, conversation, writer: user, recipient, text });
    return { message, credits };
  });

  mount(calls.readMessages, async ({ site, user, payload, now }) => {
    const { conversation, read_until } = payload;
    await readMessages(services, { site, user, conversation, now }, asNumber(read_until));
    return DONE;
  });
};
