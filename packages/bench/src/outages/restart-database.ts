import { startPostgres } from '@meetcute/dev-postgres';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { newFolder } from '../host.ts';
import { createSender } from '../send.ts';
import { follow } from './follow.ts';
import { report, settle, timesOf } from './report.ts';
import { createPlace } from './site.ts';
import { createTruth, type Truth } from './truth.ts';
import { write } from './writers.ts';

const RESTARTS = 50;
/** Longest time in ms between two restarts. */
const WITHIN = 3000;
const CONNECTIONS = 64;

const messagesOf = ({ done }: Truth) => done.message.length;

/** Resolves with the milliseconds until the next message is acknowledged. */
async function untilNext(truth: Truth): Promise<number> {
  const [began, countBefore] = [performance.now(), messagesOf(truth)];
  while (messagesOf(truth) === countBefore) await wait(5);
  return performance.now() - began;
}

/** Restarts PostgreSQL under a host with load, by turns as an operator and as a crash does, and compares as `kill` does. */
export async function restartDatabase(restarts = RESTARTS): Promise<void> {
  const postgres = await startPostgres();
  const folder = newFolder();
  try {
    const place = await createPlace(folder, postgres.databaseUrl);
    const host = await place.start(0);
    const truth = createTruth();
    const sender = createSender(host.port, CONNECTIONS);
    const end = new AbortController();
    const streams = follow(host.port);
    const writing = write({ sender, truth, over: end.signal });
    const recoveries: number[] = [];
    let done = 0;
    try {
      await untilNext(truth);
      for (; done < restarts && !host.hasEnded(); done += 1) {
        await wait(Math.random() * WITHIN);
        await postgres.restart(done % 2 === 0 ? 'fast' : 'immediate');
        recoveries.push(await untilNext(truth));
        if (done % 10 === 9) console.log(`${done + 1} restarts.`);
      }
      end.abort();
      await writing;
      await settle(truth, streams);
    } finally {
      end.abort();
      streams.stop();
      sender.close();
      await host.stop();
    }
    console.log(
      `\n${done} restarts of the database; the host exited ${done < restarts ? 'once' : 'never'}. ` +
        `The first message after a restart took ${timesOf(recoveries)}.`,
    );
    await report(place, truth, streams);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}
