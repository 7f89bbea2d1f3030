import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStory, checkWallet } from '../../../test/paying/check.ts';
import { play, settle } from '../../../test/paying/play.ts';
import { createShakyPayments, type ShakyPayments } from '../../../test/paying/shaky-payments.ts';
import { anyStory, opening } from '../../../test/paying/steps.ts';
import { openStory, site } from '../../../test/paying/story.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { silentLog } from '../../ports/defaults.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';

/** Number of stories. They are the same unless `MODEL_SEED` changes. */
const RUNS = Number(process.env['MODEL_PAYING_RUNS'] ?? 30);
const SEED = Number(process.env['MODEL_SEED'] ?? 5);

let world: TestWorld;
let payments: ShakyPayments;
beforeAll(async () => {
  payments = createShakyPayments();
  world = await openTestWorld({ paymentProvider: payments, log: silentLog, sites: [site] });
});
afterAll(() => world.close());

test(
  'random orders, notices, messages, refunds and kills leave the ledger balanced, and nobody pays or gets anything twice',
  { timeout: 300_000 + RUNS * 2000 },
  async () => {
    const story = fc.asyncProperty(anyStory(16), async (steps) => {
      const played = await openStory(world, payments);
      for (const step of [...opening, ...steps]) {
        await play(played, step);
        await checkWallet(played);
      }
      await settle(played);
      await checkStory(played);
    });
    await fc.assert(story, { numRuns: RUNS, seed: SEED });
    expect(await findLedgerProblems(world.db, { site: site.id })).toEqual([]);
  },
);
