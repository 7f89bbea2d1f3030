import { calls } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { DONE } from '../../done.ts';
import type { RecordOutcome, Routes } from '../../http/call-context.ts';
import { growingCursor, growingNumber } from '../../http/growing-id.ts';
import { getNotifications, readNotifications, savePreferences } from './notifications.usecases.ts';
import { stopMails } from './stop-mails.usecases.ts';

/** Default number of notifications per page. */
const PAGE = 50;

/** Notifications, their read mark, and notification preferences. */
export const notificationsRoutes: Routes = (mount, services) => {
  mount(calls.getNotifications, ({ site, user, query: { before, limit = PAGE }, now }) => {
    const page = { before: growingCursor(before), limit };
    return getNotifications(services.db, { site, user, now }, page);
  });

  mount(calls.saveNotifications, async ({ site, user, payload, now, recordOutcome }) => {
    const asking = { site, user, now };
    const recordDone: RecordOutcome = (tx) => recordOutcome(tx, DONE);
    if ('preferences' in payload)
      await savePreferences(services, asking, {
        preferences: payload.preferences,
        recordOutcome: recordDone,
      });
    else
      await readNotifications(services, asking, {
        until: growingNumber(payload.read_until),
        recordOutcome: recordDone,
      });
    return DONE;
  });

  mount(calls.stopMails, async ({ site, network, query: { token }, now }) => {
    await stopMails(services, { site, secret: token, network, now });
    return DONE;
  });

  mount(
    calls.openMailChoice,
    async () => new Response(null, { status: 302, headers: { location: href('notifications') } }),
  );
};
