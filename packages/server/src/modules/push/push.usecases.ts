import { isPushEndpoint, readPushSubscription } from '@meetcute/core';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { ServerError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import { badFields } from '../../http/body.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';
import { lockSession } from '../sessions/sessions.repository.ts';
import { keepNewest, removeSubscription, saveSubscription } from './push.repository.ts';

/** Maximum number of browsers per member that get pushes. A further one replaces the oldest. */
const BROWSERS_MAX = 10;

/** Limit per member. Every page load registers its browser again. */
const LIMIT: Limit = { name: 'push', max: 60, window: 3_600_000 };

interface RegisterInput {
  site: Site;
  user: Member;
  sessionId: string | null;
  /** The subscription as JSON. */
  subscription: string;
  now: Date;
}

/**
 * Registers the push subscription of a member's browser. Throws bad_request, too_many_requests, not_logged_in
 * when the session has ended since the request was authenticated.
 */
export async function registerPush(
  unitOfWork: UnitOfWork<Done>,
  { db, pushSender }: Pick<Services, 'db' | 'pushSender'>,
  { site, user, sessionId, subscription: subscriptionJson, now }: RegisterInput,
): Promise<Done> {
  const subscription = readPushSubscription(subscriptionJson);
  // Any other URL would let a member make this server send requests to it.
  const admits = pushSender?.admits ?? ((endpoint: string) => isPushEndpoint(endpoint));
  if (!subscription || !admits(subscription.endpoint)) throw badFields({ subscription: 'invalid_format' });
  await throttle(db, LIMIT, { siteId: site.id, subject: user.id, now });
  const endpointHash = sha256(subscription.endpoint);
  return unitOfWork.run([user.id], async ({ tx }) => {
    if (sessionId === null || !(await lockSession(tx, site.id, sessionId)))
      throw new ServerError('not_logged_in');
    const owner = { siteId: site.id, memberId: user.id, sessionId };
    await saveSubscription(tx, { ...owner, endpointHash, subscription, createdAt: now });
    await keepNewest(tx, site.id, user.id, BROWSERS_MAX);
    return DONE;
  });
}

/** Removes the push subscription of a member's browser. */
export const removePush = (
  unitOfWork: UnitOfWork<Done>,
  { site, user, endpoint }: { site: Site; user: Member; endpoint: string },
): Promise<Done> =>
  unitOfWork.run([], async ({ tx }) => {
    await removeSubscription(tx, site.id, sha256(endpoint), user.id);
    return DONE;
  });
