import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { blockProfile, getBlocks, unblockProfile } from './blocks.usecases.ts';

/** Blocking and unblocking members. */
export const blocksRoutes: Routes = (mount, { db, deliveryReceipts }) => {
  mount(calls.getBlocks, async ({ site, user }) => ({
    blocks: await getBlocks(db, { site, user }),
  }));

  mount(calls.blockProfile, async ({ site, user, payload, now, unitOfWork }) => {
    await deliveryReceipts.flush({ siteId: site.id, memberId: user.id });
    return blockProfile(unitOfWork, { site, user, otherId: payload.profile, now });
  });

  mount(calls.unblockProfile, ({ site, user, payload, now, unitOfWork }) =>
    unblockProfile(unitOfWork, { site, user, otherId: payload.profile, now }),
  );
};
