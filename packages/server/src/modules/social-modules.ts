import type { Routes } from '../http/call-context.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import { chatsRoutes } from './chats/chats.routes.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { likesRoutes } from './likes/likes.routes.ts';
import { messageImagesRoutes } from './message-images/message-images.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { partnersRoutes } from './partners/partners.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { searchRoutes } from './search/search.routes.ts';

/** The modules of search, likes, conversations, events and safety. */
export const socialModules: readonly Routes[] = [
  searchRoutes,
  profileRoutes,
  likesRoutes,
  chatsRoutes,
  messagesRoutes,
  messageImagesRoutes,
  eventsRoutes,
  blocksRoutes,
  reportsRoutes,
  partnersRoutes,
];
