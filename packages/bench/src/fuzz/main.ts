import { freePort, startPostgres } from '@meetcute/dev-postgres';
import { openDatabase } from '@meetcute/server';
import fc from 'fast-check';
import { startHost } from '../host.ts';
import { fillWithCrowd } from '../stream/crowd.ts';
import { printTable } from '../table.ts';
import { callInputs } from './calls.ts';
import type { FuzzInput } from './input.ts';
import { problemOf } from './judge.ts';
import { fillDesk } from './desk.ts';
import { pageInputs } from './pages.ts';
import { createFuzzSender } from './send.ts';

/** Number of inputs and seed, from the arguments. */
const [count = 20_000, seed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number);
const MEMBERS = 2000;
const AT_ONCE = 8;
const BATCH = 2000;
/** Inputs between two lines about the progress. */
const STEP = 50_000;
/** Problems that are printed in full. */
const SHOWN = 20;

const inputs = fc.oneof(
  { weight: 9, arbitrary: callInputs(MEMBERS) },
  { weight: 1, arbitrary: pageInputs(MEMBERS) },
);

const postgres = await startPostgres();
const deskPort = await freePort();
const host = await startHost({
  DATABASE_URL: postgres.databaseUrl,
  TRUST_PROXY: '1',
  DESK_PORT: String(deskPort),
  HOST: '127.0.0.1',
}).catch(async (error: unknown) => {
  await postgres.stop();
  throw error;
});
const sender = createFuzzSender({ site: host.port, desk: deskPort }, AT_ONCE);
const statuses = new Map<string, number>();
const problems: string[] = [];

/** Argon2id hash of a password that nobody knows, so that calls can check one. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$uHeDcxTgzF3FEmVHXRYPmQ$+9ce6J16Q9IlB52LTugPbh11oIWCoDRI8I2mBy46Xd0';

/** Gives the generated members a password. */
async function givePasswords(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  await db.execute(`update members set password_hash = '${PASSWORD_HASH}'`);
  await close();
}

async function run(input: FuzzInput, index: number): Promise<void> {
  let status = 'none';
  let problem: string | null;
  try {
    const response = await sender.send(input, index);
    status = String(response.status);
    problem = await problemOf(input, response);
  } catch (error) {
    problem = (error as Error).message;
  }
  const name = `${input.call ? `call of ${input.to}` : 'page'} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  if (problem === null) return;
  problems.push(problem);
  if (problems.length <= SHOWN)
    console.error(`${problem}\n  ${JSON.stringify({ ...input, call: undefined }).slice(0, 3000)}`);
}

try {
  // Half of them send requests, and the staff acts on the others.
  await fillWithCrowd(postgres.databaseUrl, 2 * MEMBERS);
  await fillDesk(postgres.databaseUrl, MEMBERS + 1, MEMBERS);
  await givePasswords(postgres.databaseUrl);
  console.log(`${count} inputs with the seed ${seed}.`);
  for (let start = 0; start < count; start += BATCH) {
    const batch = fc.sample(inputs, { seed: seed + start, numRuns: Math.min(BATCH, count - start) });
    const rest = batch.entries();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, input] of rest) await run(input, start + index);
      }),
    );
    const sentCount = start + batch.length;
    if (sentCount % STEP === 0) console.log(`${sentCount} inputs, ${problems.length} problems.`);
  }
  const rows = [...statuses].toSorted().map(([name, number]) => [name, String(number)]);
  printTable(['response', 'number'], rows);
  console.log(`\n${count} inputs, ${problems.length} problems.`);
} finally {
  sender.close();
  await host.stop();
  await postgres.stop();
}
if (problems.length > 0) process.exitCode = 1;
