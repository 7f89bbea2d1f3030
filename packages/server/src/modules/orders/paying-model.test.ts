import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStory, checkWallet, type SentMail } from '../../../test/paying/check.ts';
import { play, settle } from '../../../test/paying/play.ts';
import { createShakyPayments, type ShakyPayments } from '../../../test/paying/shaky-payments.ts';
import { anyStory } from '../../../test/paying/steps.ts';
import { closeStory, openStory, site } from '../../../test/paying/story.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { silentLog } from '../../ports/defaults.ts';
import { findLedgerProblems } from '../ledger/ledger-check.repository.ts';
import { examples } from '../../../../../.tools/full-run.ts';

/** Number of stories. They are the same unless `MODEL_SEED` changes. */
const RUNS = Number(process.env['MODEL_PAYING_RUNS'] ?? examples(10, 100));
/** Steps of the longest story after its opening. Many runs have longer ones. */
const LENGTH = RUNS > 100 ? 16 : 6;
const SEED = Number(process.env['MODEL_SEED'] ?? 5);

let world: TestWorld;
let payments: ShakyPayments;
let mails: SentMail[] = [];
beforeAll(async () => {
  payments = createShakyPayments();
  const now = () => world.services.clock.now().getTime();
  world = await openTestWorld({
    paymentProvider: payments,
    log: silentLog,
    sites: [site],
    hasher: { hash: async () => 'none', verify: async () => true },
    mailer: { send: async ({ to, text }) => void mails.push({ to, text, at: now() }) },
  });
});
afterAll(() => world.close());

test(
  'random orders, renewals, discounts, messages, blocks, refunds and kills leave the ledger balanced, and nobody pays or gets anything twice',
  { timeout: 300_000 + RUNS * 2000 },
  async () => {
    const story = fc.asyncProperty(anyStory(LENGTH), async (steps) => {
      const openedStory = await openStory(world, payments);
      for (const step of steps) {
        await play(openedStory, step);
        await checkWallet(openedStory);
      }
      await settle(openedStory);
      await checkStory(openedStory, mails);
      expect(await findLedgerProblems(world.db, { site: site.id })).toEqual([]);
      await closeStory(openedStory);
      mails = [];
    });
    await fc.assert(story, { numRuns: RUNS, seed: SEED });
  },
);
