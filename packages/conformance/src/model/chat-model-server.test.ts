import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyStory } from './actions.ts';
import { startServers } from './backend-server.ts';
import { live } from './check.ts';
import { sabotages } from './sabotage.ts';

/** How many stories the server itself is told: fewer, because each takes it a second. */
const RUNS = Number(process.env['MODEL_SERVER_RUNS'] ?? 24);
const SEED = Number(process.env['MODEL_SEED'] ?? 5);

/** At most so much happens in a story. */
const LENGTH = 24;

let servers: Awaited<ReturnType<typeof startServers>>;
beforeAll(async () => void (servers = await startServers()));
afterAll(() => servers?.stop());

test(
  'whatever happens: the server stores each message once, in its order, is paid once, and tells both the same',
  { timeout: 300_000 + RUNS * 10_000 },
  async () => {
    const tell = fc.asyncProperty(anyStory(LENGTH), async (story) => void (await live(story, servers.start)));
    await fc.assert(tell, { numRuns: RUNS, seed: SEED });
  },
);

test('the model finds a server that stores a message each time it comes', async () => {
  const tell = fc.asyncProperty(
    anyStory(LENGTH),
    async (story) => void (await live(story, servers.start, 'doubling server')),
  );
  const { errorInstance } = await fc.check(tell, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  expect(String(errorInstance)).toContain(sabotages['doubling server']);
});
