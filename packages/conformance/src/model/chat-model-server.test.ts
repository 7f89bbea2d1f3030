import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../server/test/memory-database.ts';
import { anyStory } from './actions.ts';
import { startServers } from './backend-server.ts';
import { live } from './check.ts';
import { sabotages } from './sabotage.ts';
import { examples } from '../../../../.tools/full-run.ts';

/** Number of runs against the real server: fewer, because each takes a second. */
const RUNS = Number(process.env['MODEL_SERVER_RUNS'] ?? examples(4, 24));
/** Number of runs that is enough to find a deliberate fault. */
const FEW = 24;
const SEED = Number(process.env['MODEL_SEED'] ?? 5);

/** Maximum number of actions in a run. */
const LENGTH = 24;

let servers: Awaited<ReturnType<typeof startServers>>;
beforeAll(async () => void (servers = await startServers(await openMemoryDatabase())));
afterAll(() => servers?.stop());

test(
  'stores each message once, in order and paid once, and shows both members the same after any run',
  { timeout: 300_000 + RUNS * 10_000 },
  async () => {
    const property = fc.asyncProperty(
      anyStory(LENGTH),
      async (story) => void (await live(story, servers.start)),
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
);

test('the model finds a server that stores a message each time it arrives', async () => {
  const property = fc.asyncProperty(
    anyStory(LENGTH),
    async (story) => void (await live(story, servers.start, 'doubling server')),
  );
  const { errorInstance } = await fc.check(property, { numRuns: FEW, seed: SEED, endOnFailure: true });
  expect(String(errorInstance)).toContain(sabotages['doubling server']);
});
