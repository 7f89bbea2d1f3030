import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { deleteChat, getChats, startChat } from './chats.usecases.ts';

/** The list of conversations and its entries. */
export const chatsRoutes: Routes = (mount, services) => {
  mount(calls.getChats, async ({ site, user, query, now }) => {
    const list = await getChats(services.db, { site, user, now }, query);
    const newest = list.chats.flatMap(({ last_message: last }) => (last ? [last] : []));
    services.deliveryReceipts.record({ siteId: site.id, memberId: user.id }, newest);
    return list;
  });

  mount(calls.startChat, ({ site, user, query, now, unitOfWork }) =>
    startChat(unitOfWork, services.ids, { site, user, otherId: query.profile, now }),
  );

  mount(calls.deleteChat, ({ site, user, payload, now, unitOfWork }) =>
    deleteChat(unitOfWork, { site, user, conversation: payload.conversation, now }),
  );
};
