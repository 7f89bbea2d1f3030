import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStory } from './actions.ts';
import { startMocks } from './backend-mocks.ts';
import { live } from './check.ts';
import { sabotages, type Sabotage } from './sabotage.ts';

/** How many stories are told: `MODEL_RUNS`, 2000 by default, always the same ones where `MODEL_SEED` says nothing else. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 2000);
const SEED = Number(process.env['MODEL_SEED'] ?? 5);
/** `MODEL_PATH` is the path of a counterexample as it was printed, which is told again with its seed. */
const path = process.env['MODEL_PATH'];

/** At most so much happens in a story. */
const LENGTH = 32;

/** So many stories are enough to find what was broken on purpose. */
const FEW = 400;

test(
  'whatever happens to tabs, network and server: each message is stored once, in its order, paid once and seen by both',
  { timeout: 300_000 + RUNS * 100 },
  async () => {
    const tell = fc.asyncProperty(anyStory(LENGTH), async (story) => void (await live(story, startMocks)));
    await fc.assert(tell, { seed: SEED, ...(path ? { path, numRuns: 1 } : { numRuns: RUNS }) });
  },
);

describe('the model finds', () => {
  test.each(Object.keys(sabotages) as Sabotage[])('what was broken on purpose: %s', async (sabotage) => {
    const tell = fc.asyncProperty(
      anyStory(LENGTH),
      async (story) => void (await live(story, startMocks, sabotage)),
    );
    const { errorInstance } = await fc.check(tell, { numRuns: FEW, seed: SEED, endOnFailure: true });
    expect(String(errorInstance)).toContain(sabotages[sabotage]);
  });
});
