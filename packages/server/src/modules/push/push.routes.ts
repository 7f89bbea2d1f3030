import { calls } from '@meetcute/contract';
import { isPushEndpoint, readPushSubscription } from '@meetcute/core';
import { DONE } from '../../done.ts';
import { ServerError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import { badFields } from '../../http/body.ts';
import type { Routes } from '../../http/call-context.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import { holdSession } from '../sessions/sessions.repository.ts';
import { keepNewest, removeSubscription, saveSubscription } from './push.repository.ts';

/** Maximum number of browsers per member that get pushes. A further one replaces the oldest. */
const BROWSERS_MAX = 10;

/** Limit per member. Every page load registers its browser again. */
const LIMIT: Limit = { name: 'push', max: 60, window: 3_600_000 };

/** Registering and removing the push subscription of a browser. */
export const pushRoutes: Routes = (mount, { db, pushSender }) => {
  mount(calls.registerPush, async ({ site, user, sessionId, payload, now, recordOutcome }) => {
    const subscription = readPushSubscription(payload.subscription);
    // Any other URL would let a member make this server send requests to it.
    const admits = pushSender?.admits ?? ((endpoint: string) => isPushEndpoint(endpoint));
    if (!subscription || !admits(subscription.endpoint)) throw badFields({ subscription: 'invalid_format' });
    await throttle(db, LIMIT, { siteId: site.id, subject: user.id, now });
    const endpointHash = sha256(subscription.endpoint);
    await db.transaction(async (tx) => {
      // A session that has ended since the request was authenticated gets no subscription.
      if (sessionId === null || !(await holdSession(tx, site.id, sessionId)))
        throw new ServerError('not_logged_in');
      const owner = { siteId: site.id, memberId: user.id, sessionId };
      await saveSubscription(tx, { ...owner, endpointHash, subscription, createdAt: now });
      await keepNewest(tx, site.id, user.id, BROWSERS_MAX);
      await recordOutcome(tx, DONE);
    });
    return DONE;
  });

  mount(calls.removePush, async ({ site, user, payload: { endpoint }, recordOutcome }) => {
    await db.transaction(async (tx) => {
      await removeSubscription(tx, site.id, sha256(endpoint), user.id);
      await recordOutcome(tx, DONE);
    });
    return DONE;
  });
};
