import { startPostgres } from '@meetcute/dev-postgres';
import { startHost } from '../host.ts';
import { createSender } from '../send.ts';
import { cookieOfMember, countTables, fillWithCrowd } from '../stream/crowd.ts';
import { forAll } from '../stream/listen.ts';
import { measureRate } from './measure-rate.ts';
import { createMix, MEMBERS } from './mix.ts';

/** Requests a second that the host has to serve, and for how long by default. */
const RATE = 500;
const SECONDS = 600;
/** Longest measurement in seconds of what the host can do, and of twice as much. */
const FULL_SECONDS = 20;
const TWICE_SECONDS = 60;
/** Requests at a time that keep both cores busy and are not refused. */
const AT_ONCE = 32;
const CONNECTIONS = 2000;
/** Connections that are open before the surplus arrives, as a reverse proxy keeps them. */
const OPENED = 1500;

type Send = ReturnType<typeof createMix>;

/** Returns the requests of the mix that the host can serve in a second. */
async function measureFull(send: Send, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const began = performance.now();
  const run = async () => {
    while (performance.now() < end) {
      const index = (count += 1);
      await send(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return (count * 1000) / (performance.now() - began);
}

/**
 * Prints the times of a mix on PostgreSQL at 500 requests a second (60 % polls, 20 % public pages, 15 % reads, 5 %
 * writes) and at twice what the host can do. The generator runs on the same cores.
 */
export async function stress(seconds = SECONDS): Promise<void> {
  const postgres = await startPostgres();
  const host = await startHost({ DATABASE_URL: postgres.databaseUrl });
  const sender = createSender(host.port, CONNECTIONS);
  try {
    await fillWithCrowd(postgres.databaseUrl, MEMBERS);
    await countTables(postgres.databaseUrl);
    const send = createMix(sender);
    // Warms up code and polls.
    await forAll(MEMBERS, 8, (n) => sender.send('/api/user.php', { headers: { cookie: cookieOfMember(n) } }));
    await forAll(6000, 8, send);
    await measureRate(send, RATE, seconds);
    const full = await measureFull(send, Math.min(FULL_SECONDS, seconds));
    console.log(`\nWith ${AT_ONCE} requests at a time the host serves ${full.toFixed(0)} a second.`);
    await forAll(2 * OPENED, OPENED, () => sender.send('/livez'));
    await measureRate(send, Math.round(full * 2), Math.min(TWICE_SECONDS, seconds));
  } finally {
    sender.close();
    await host.stop();
    await postgres.stop();
  }
}
