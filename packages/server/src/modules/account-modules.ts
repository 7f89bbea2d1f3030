import type { Routes } from '../http/call-context.ts';
import { accountRoutes } from './account/account.routes.ts';
import { accountChangeRoutes } from './account/changes.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { photosRoutes } from './photos/photos.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { siteRoutes } from './site/site.routes.ts';

/** The modules of site, account and photos. */
export const accountModules: readonly Routes[] = [
  siteRoutes,
  accountRoutes,
  accountChangeRoutes,
  sessionRoutes,
  photosRoutes,
  pushRoutes,
  notificationsRoutes,
];
