import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import { getLikes, type LikeAction, likeProfile, markLikeSeen, unlikeProfile } from './likes.usecases.ts';

/** Limit of likes and unlikes per member: a like every six seconds for an hour. Each one notifies somebody. */
const LIMIT: Limit = { name: 'like', max: 600, window: 3_600_000 };

/** Likes given and received. */
export const likesRoutes: Routes = (mount, { db }) => {
  const admit = ({ site, user, now }: Pick<LikeAction, 'site' | 'user' | 'now'>) =>
    throttle(db, LIMIT, { siteId: site.id, subject: user.id, now });

  mount(calls.getLikes, ({ site, user, query, now }) => getLikes(db, { site, user, now }, query));

  mount(calls.likeProfile, async ({ site, user, payload, now, unitOfWork }) => {
    await admit({ site, user, now });
    return likeProfile(unitOfWork, { site, user, otherId: payload.profile, now });
  });

  mount(calls.unlikeProfile, async ({ site, user, payload, now, unitOfWork }) => {
    await admit({ site, user, now });
    return unlikeProfile(unitOfWork, { site, user, otherId: payload.profile, now });
  });

  mount(calls.markLikeSeen, ({ site, user, payload, now, unitOfWork }) =>
    markLikeSeen(unitOfWork, { site, user, otherId: payload.profile, now }),
  );
};
