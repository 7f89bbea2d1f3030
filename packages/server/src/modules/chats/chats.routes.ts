import { calls } from '@meetcute/contract';
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

  mount(calls.startChat, ({ site, user, query, now, unitOfWork }) =>
    startChat(unitOfWork, services.ids, { site, user, otherId: query.profile, now }),
  );

  mount(calls.deleteChat, ({ site, user, payload, unitOfWork }) =>
    deleteChat(unitOfWork, { site, user, conversation: payload.conversation }),
  );
};
