import { calls, NOTIFICATIONS_PAGE } from '@meetcute/contract';
import { href } from '@meetcute/core';
import type { Routes } from '../../http/call-context.ts';
import { growingCursor, growingNumber } from '../../http/growing-id.ts';
import { getNotifications, readNotifications, savePreferences } from './notifications.usecases.ts';
import { stopMails } from './stop-mails.usecases.ts';

/** Notifications, their read mark, and notification preferences. */
export const notificationsRoutes: Routes = (mount, { db }) => {
  mount(calls.getNotifications, ({ site, user, query: { before, limit = NOTIFICATIONS_PAGE }, now }) => {
    const page = { before: growingCursor(before), limit };
    return getNotifications(db, { site, user, now }, page);
  });

  mount(calls.saveNotifications, ({ site, user, payload, unitOfWork }) =>
    'preferences' in payload
      ? savePreferences(unitOfWork, { site, user }, payload.preferences)
      : readNotifications(unitOfWork, { site, user }, growingNumber(payload.read_until)),
  );

  mount(calls.stopMails, ({ site, network, query: { token }, now, unitOfWork }) =>
    stopMails(unitOfWork, db, { site, secret: token, network, now }),
  );

  mount(
    calls.openMailChoice,
    async () => new Response(null, { status: 302, headers: { location: href('notifications') } }),
  );
};
