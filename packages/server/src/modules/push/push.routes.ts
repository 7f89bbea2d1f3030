import { calls } from '@meetcute/contract';
import { isPushEndpoint, readPushSubscription } from '@meetcute/core';
import { DONE } from '../../done.ts';
import { sha256 } from '../../hash.ts';
import { badFields } from '../../http/body.ts';
import type { Routes } from '../../http/call-context.ts';
import { keepNewest, saveSubscription } from './push.repository.ts';

/** Browsers of a member that are reached by push; the oldest is forgotten for one more. */
const BROWSERS_MAX = 10;

/** Registering the push subscription of a browser with the account. */
export const pushRoutes: Routes = (mount, { db }) => {
  mount(calls.registerPush, async ({ site, user, payload, now, keep }) => {
    const subscription = readPushSubscription(payload.subscription);
    // An address of anything but a push service would make this server write to it.
    if (!subscription || !isPushEndpoint(subscription.endpoint))
      throw badFields({ subscription: 'invalid_format' });
    const endpointHash = sha256(subscription.endpoint);
    await db.transaction(async (tx) => {
      const owner = { siteId: site.id, memberId: user.id };
      await saveSubscription(tx, { ...owner, endpointHash, subscription, createdAt: now });
      await keepNewest(tx, site.id, user.id, BROWSERS_MAX);
      await keep(tx, DONE);
    });
    return DONE;
  });
};
