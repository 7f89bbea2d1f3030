import { calls, MESSAGES_PAGE } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { Routes } from '../../http/call-context.ts';
import { growingCursor, growingNumber } from '../../http/growing-id.ts';
import { createQuickThrottle } from '../../http/quick-throttle.ts';
import type { Limit } from '../../http/throttle.ts';
import { getMessages, readMessages, sendMessage } from './messages.usecases.ts';
import { createReplies } from './fictional-replies.service.ts';
import { sendTyping } from './typing.usecases.ts';

const SEND_LIMIT: Limit = { name: 'send', max: 120, window: 60_000 };
const READ_LIMIT: Limit = { name: 'read', max: 120, window: 60_000 };
const TYPING_LIMIT: Limit = { name: 'typing', max: 60, window: 60_000 };

/** Reading and sending messages of a conversation. */
export const messagesRoutes: Routes = (mount, services) => {
  const prompt = createReplies(services);
  const admitSending = createQuickThrottle(SEND_LIMIT);
  const admitReading = createQuickThrottle(READ_LIMIT);
  const admitTyping = createQuickThrottle(TYPING_LIMIT);

  mount(calls.getMessages, async ({ site, user, query, now }) => {
    const { conversation, limit = MESSAGES_PAGE } = query;
    const page = { before: growingCursor(query.before), after: growingCursor(query.after), limit };
    const messagePage = await getMessages(services.db, { site, user, conversation, now }, page);
    services.deliveryReceipts.record({ siteId: site.id, memberId: user.id }, messagePage.messages);
    return messagePage;
  });

  mount(calls.sendTyping, async ({ site, user, payload: { conversation }, now }) => {
    admitTyping(user.id, now);
    await sendTyping(services, { site, user, conversation, now });
    return DONE;
  });

  mount(calls.sendMessage, async ({ site, user, payload, now, unitOfWork }) => {
    admitSending(user.id, now);
    const { conversation, client_id: clientId, text, image, reference } = payload;
    const chat = { site, user, conversation, now };
    const { newFor, ...reply } = await sendMessage(unitOfWork, chat, { clientId, text, image, reference });
    if (newFor) prompt({ site, conversation, writer: user, recipient: newFor, text });
    return reply;
  });

  mount(calls.readMessages, async ({ site, user, payload, now, unitOfWork }) => {
    admitReading(user.id, now);
    const { conversation, read_until } = payload;
    const chat = { site, user, conversation, now };
    return readMessages(unitOfWork, services.db, chat, growingNumber(read_until));
  });
};
