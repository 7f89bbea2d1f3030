import type { Routes } from './http/call-context.ts';
import { accountChangeRoutes } from './modules/account/account-changes.routes.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { blocksRoutes } from './modules/blocks/blocks.routes.ts';
import { casesRoutes } from './modules/cases/cases.routes.ts';
import { chatsRoutes } from './modules/chats/chats.routes.ts';
import { consentsRoutes } from './modules/consents/consents.routes.ts';
import { eventsRoutes } from './modules/events/events.routes.ts';
import { ledgerRoutes } from './modules/ledger/ledger.routes.ts';
import { likesRoutes } from './modules/likes/likes.routes.ts';
import { messageImagesRoutes } from './modules/message-images/message-images.routes.ts';
import { messagesRoutes } from './modules/messages/messages.routes.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { partnersRoutes } from './modules/partners/partners.routes.ts';
import { passkeysRoutes } from './modules/passkeys/passkeys.routes.ts';
import { photosRoutes } from './modules/photos/photos.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { pushRoutes } from './modules/push/push.routes.ts';
import { reportsRoutes } from './modules/reports/reports.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { sessionRoutes } from './modules/sessions/sessions.routes.ts';
import { shopRoutes } from './modules/shop/shop.routes.ts';
import { withdrawalsRoutes } from './modules/orders/withdrawals.routes.ts';
import { siteRoutes } from './modules/site/site.routes.ts';
import { subscriptionsRoutes } from './modules/subscriptions/subscriptions.routes.ts';

/** The routes of all modules. */
export const modules: readonly Routes[] = [
  siteRoutes,
  accountRoutes,
  accountChangeRoutes,
  passkeysRoutes,
  consentsRoutes,
  sessionRoutes,
  photosRoutes,
  pushRoutes,
  notificationsRoutes,
  searchRoutes,
  profileRoutes,
  likesRoutes,
  chatsRoutes,
  messagesRoutes,
  messageImagesRoutes,
  eventsRoutes,
  blocksRoutes,
  reportsRoutes,
  casesRoutes,
  partnersRoutes,
  shopRoutes,
  ordersRoutes,
  ledgerRoutes,
  withdrawalsRoutes,
  subscriptionsRoutes,
];
