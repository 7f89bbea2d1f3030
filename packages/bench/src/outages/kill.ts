import { startPostgres } from '@meetcute/dev-postgres';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Host, newFolder } from '../host.ts';
import { createSender } from '../send.ts';
import { follow } from './follow.ts';
import { recover, type Recovery } from './recover.ts';
import { report, settle, timesOf } from './report.ts';
import { createPlace, type Place } from './site.ts';
import { createTruth } from './truth.ts';
import { write } from './writers.ts';

/** Kills on each database. */
const KILLS = 100;
/** One kill in so many hits a host that is still starting. */
const WHILE_STARTING = 10;
/** Longest time in ms until a kill, from when the host is ready, or from its start. */
const WITHIN = 2000;
const CONNECTIONS = 64;

/** Starts a host on a port after a kill, and kills it once more while it starts. */
async function startKilled(place: Place, port: number): Promise<void> {
  const startup = place.start(port, (pid) => {
    setTimeout(() => process.kill(pid, 'SIGKILL'), Math.random() * WITHIN);
  });
  // It may be ready before the kill.
  const host = await startup.catch(() => null);
  await host?.ended;
}

async function killOn(place: Place, kills: number): Promise<void> {
  let host: Host = await place.start(0);
  const { port } = host;
  const truth = createTruth();
  const sender = createSender(port, CONNECTIONS);
  const end = new AbortController();
  const streams = follow(port);
  const writing = write({ sender, truth, over: end.signal });
  const recoveries: Recovery[] = [];
  try {
    for (let count = 1; count <= kills; count += 1) {
      await wait(Math.random() * WITHIN);
      await host.kill();
      if (count % WHILE_STARTING === WHILE_STARTING - 1 && count < kills) {
        count += 1;
        await startKilled(place, port);
        console.log(`${place.name}: ${count} kills.`);
      }
      const recovering = recover(port);
      host = await place.start(port);
      recoveries.push(await recovering);
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
  const [ready, page] = (['ready', 'page'] as const).map((name) =>
    timesOf(recoveries.map((recovery) => recovery[name])),
  );
  console.log(`\n${kills} kills. From a kill to readiness it took ${ready}; to the first page ${page}.`);
  await report(place, truth, streams);
}

async function killOnPostgres(kills: number): Promise<void> {
  const postgres = await startPostgres();
  const folder = newFolder();
  try {
    await killOn(await createPlace(folder, postgres.databaseUrl), kills);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function killOnPglite(kills: number): Promise<void> {
  const folder = newFolder();
  try {
    await killOn(await createPlace(folder), kills);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Kills hosts under load, on PostgreSQL and on PGlite, and compares what they acknowledged with what is stored. */
export async function kill(onPostgres = KILLS, onPglite = onPostgres): Promise<void> {
  await killOnPostgres(onPostgres);
  await killOnPglite(onPglite);
}
