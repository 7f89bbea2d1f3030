import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStory } from './actions.ts';
import { startMocks } from './backend-mocks.ts';
import { live } from './check.ts';
import { sabotages, type Sabotage } from './sabotage.ts';
import { examples } from '../../../../.tools/full-run.ts';

/** Number of runs: `MODEL_RUNS`, by default 2000 in the full run, else 200. The runs are the same unless `MODEL_SEED` changes. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? examples(200, 2000));
const SEED = Number(process.env['MODEL_SEED'] ?? 5);
/** `MODEL_PATH` is the printed path of a counterexample, which replays with its seed. */
const path = process.env['MODEL_PATH'];

/** Maximum number of actions in a run. */
const LENGTH = 32;

/** Number of runs that is enough to find a deliberate fault. */
const FEW = 400;

test(
  'stores each message once, in order, paid once and visible to both after any run of tabs, network and server',
  { timeout: 300_000 + RUNS * 100 },
  async () => {
    const property = fc.asyncProperty(
      anyStory(LENGTH),
      async (story) => void (await live(story, startMocks)),
    );
    const options = { seed: SEED, ...(path ? { path, numRuns: 1 } : { numRuns: RUNS }) };
    await expect(fc.assert(property, options)).resolves.toBeUndefined();
  },
);

describe('the model finds', () => {
  test.each(Object.keys(sabotages) as Sabotage[])('a deliberate fault: %s', async (sabotage) => {
    const property = fc.asyncProperty(
      anyStory(LENGTH),
      async (story) => void (await live(story, startMocks, sabotage)),
    );
    const { errorInstance } = await fc.check(property, { numRuns: FEW, seed: SEED, endOnFailure: true });
    expect(String(errorInstance)).toContain(sabotages[sabotage]);
  });
});
