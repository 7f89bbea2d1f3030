import { calls } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { RecordOutcome, Routes } from '../../http/call-context.ts';
import { getLikes, likeProfile, markLikeSeen, unlikeProfile } from './likes.usecases.ts';

/** Likes given and received. */
export const likesRoutes: Routes = (mount, services) => {
  mount(calls.getLikes, ({ site, user, now }) => getLikes(services.db, { site, user, now }));

  mount(calls.likeProfile, async ({ site, user, payload, now, recordOutcome }) => {
    const recordDone: RecordOutcome = (tx) => recordOutcome(tx, DONE);
    await likeProfile(services, { site, user, otherId: payload.profile, now }, recordDone);
    return DONE;
  });

  mount(calls.unlikeProfile, async ({ site, user, payload, now }) => {
    await unlikeProfile(services, { site, user, otherId: payload.profile, now });
    return DONE;
  });

  mount(calls.markLikeSeen, async ({ site, user, payload, now }) => {
    await markLikeSeen(services, { site, user, otherId: payload.profile, now });
    return DONE;
  });
};
