import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { getLikes, likeProfile, markLikeSeen, unlikeProfile } from './likes.usecases.ts';

/** Likes given and received. */
export const likesRoutes: Routes = (mount, { db }) => {
  mount(calls.getLikes, ({ site, user, now }) => getLikes(db, { site, user, now }));

  mount(calls.likeProfile, ({ site, user, payload, now, unitOfWork }) =>
    likeProfile(unitOfWork, { site, user, otherId: payload.profile, now }),
  );

  mount(calls.unlikeProfile, ({ site, user, payload, now, unitOfWork }) =>
    unlikeProfile(unitOfWork, { site, user, otherId: payload.profile, now }),
  );

  mount(calls.markLikeSeen, ({ site, user, payload, now, unitOfWork }) =>
    markLikeSeen(unitOfWork, { site, user, otherId: payload.profile, now }),
  );
};
