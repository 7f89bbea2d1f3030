import { calls } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { RecordOutcome, Routes } from '../../http/call-context.ts';
import { blockProfile, getBlocks, unblockProfile } from './blocks.usecases.ts';

/** Blocking and unblocking members. */
export const blocksRoutes: Routes = (mount, services) => {
  mount(calls.getBlocks, async ({ site, user }) => ({
    blocks: await getBlocks(services.db, { site, user }),
  }));

  mount(calls.blockProfile, async ({ site, user, payload, now, recordOutcome }) => {
    const recordDone: RecordOutcome = (tx) => recordOutcome(tx, DONE);
    await blockProfile(services, { site, user, otherId: payload.profile, now }, recordDone);
    return DONE;
  });

  mount(calls.unblockProfile, async ({ site, user, payload, now }) => {
    await unblockProfile(services, { site, user, otherId: payload.profile, now });
    return DONE;
  });
};
