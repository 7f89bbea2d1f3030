import { calls } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { Routes } from '../../http/call-context.ts';
import { deleteChat, getChats, startChat } from './chats.usecases.ts';

/** The list of conversations and its entries. */
export const chatsRoutes: Routes = (mount, services) => {
  mount(calls.getChats, async ({ site, user, now }) => {
    const chats = await getChats(services.db, { site, user, now });
    const newest = chats.flatMap(({ last_message: last }) => (last ? [last] : []));
    services.deliveryReceipts.record({ siteId: site.id, memberId: user.id }, newest);
    return { chats };
  });

  mount(calls.startChat, async ({ site, user, query, now }) => ({
    id: await startChat(services, { site, user, otherId: query.profile, now }),
  }));

  mount(calls.deleteChat, async ({ site, user, payload, now }) => {
    await deleteChat(services, { site, user, conversation: payload.conversation, now });
    return DONE;
  });
};
