import { calls, MESSAGES_PAGE } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { RecordOutcome, Routes } from '../../http/call-context.ts';
import { growingCursor, growingNumber } from '../../http/growing-id.ts';
import { createQuickThrottle } from '../../http/quick-throttle.ts';
import type { Limit } from '../../http/throttle.ts';
import { getMessages, readMessages, type Sent, sendMessage } from './messages.usecases.ts';
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
    const answer = await getMessages(services.db, { site, user, conversation, now }, page);
    services.deliveryReceipts.record({ siteId: site.id, memberId: user.id }, answer.messages);
    return answer;
  });

  mount(calls.sendTyping, async ({ site, user, payload: { conversation }, now }) => {
    admitTyping(user.id, now);
    await sendTyping(services, { site, user, conversation });
    return DONE;
  });

  mount(calls.sendMessage, async ({ site, user, payload, now, recordOutcome }) => {
    admitSending(user.id, now);
    const { conversation, client_id: clientId, text, image } = payload;
    const chat = { site, user, conversation, now };
    const recordSent: RecordOutcome<Sent> = (tx, { message, credits }) =>
      recordOutcome(tx, { message, credits });
    const sent = await sendMessage(services, chat, { clientId, text, image, recordOutcome: recordSent });
    const { message, credits, recipient, isNew } = sent;
    if (isNew && recipient) prompt({ site, conversation, writer: user, recipient, text });
    return { message, credits };
  });

  mount(calls.readMessages, async ({ site, user, payload, now }) => {
    admitReading(user.id, now);
    const { conversation, read_until } = payload;
    await readMessages(services, { site, user, conversation, now }, growingNumber(read_until));
    return DONE;
  });
};
