import { calls } from '@meetcute/contract';
import type { LogEvent } from '@meetcute/core';
import { createApi, type Api, type ApiOptions, type OpenDatabase } from '@meetcute/server';
import { sql } from 'drizzle-orm';
import { join, type Person } from '../browser.ts';
import { eventsOf } from '../events.ts';
import type { Running, SiteName } from '../target.ts';
import { startServer } from '../targets/server.ts';
import type { StartBackend, Writer } from './backend.ts';

/** Members with conversations, on one site. */
interface Cast {
  readonly people: Readonly<Record<Writer, Person>>;
  readonly places: readonly [string, string];
}

async function castOf(running: Running, site: SiteName): Promise<Cast> {
  const [anna, ben] = [await join(running, site), await join(running, site)];
  const carl = await join(running, site);
  const start = async (profile: string) =>
    (await anna.browser.client.call(calls.startChat, { query: { profile } })).id;
  return { people: { anna, ben }, places: [await start(ben.id), await start(carl.id)] };
}

/** Returns the newest event of a member's log, which a stream without a cursor sends first. */
async function resetOf(person: Person): Promise<LogEvent> {
  for await (const event of eventsOf(person)) return event;
  throw new Error('The stream ended before it began.');
}

/** Returns the events after another one, read from the product's stream. */
async function readLog(person: Person, lastEventId: string): Promise<readonly LogEvent[]> {
  const { id: newest } = await resetOf(person);
  const events: LogEvent[] = [];
  if (newest === lastEventId) return events;
  for await (const event of eventsOf(person, lastEventId)) {
    events.push(event);
    if (event.id === newest) break;
  }
  return events;
}

/**
 * Starts the product's server on an empty database. All runs share its members; each run counts from its own start.
 */
export async function startServers(
  database: OpenDatabase,
): Promise<{ start: StartBackend; stop: () => Promise<void> }> {
  let options: ApiOptions | undefined;
  const running = await startServer(database, (serverOptions) => (options = serverOptions));
  if (!options) throw new Error('The server was started without options.');
  // Each server notifies its own streams.
  const { notifier: _, ...sharedOptions } = options;
  let api: Api = createApi(sharedOptions);
  const currentServer: Running = { ...running, fetch: (site, request) => api.fetch(request, { site }) };
  const casts = { free: await castOf(currentServer, 'free'), paid: await castOf(currentServer, 'paid') };
  let runs = 0;

  const start: StartBackend = async ({ price }) => {
    const site: SiteName = price === 0 ? 'free' : 'paid';
    const { people, places } = casts[site];
    const { anna, ben } = people;
    const give = (writer: Writer, credits: number) =>
      running.giveCredits(site, people[writer].user.email, credits);
    const credits = async (writer: Writer) =>
      (await people[writer].browser.client.call(calls.getUser)).user?.credits ?? 0;
    await give('anna', 0);
    await give('ben', 0);
    /** Event logs by member, read again after a write. */
    const logs = new Map<Writer, { first: string; events: LogEvent[]; isOld: boolean }>();
    return {
      run: `server-${(runs += 1)}`,
      ids: { anna: anna.id, ben: ben.id },
      places,
      fetch: async (writer, _browser, path, init) => {
        const response = await people[writer].browser.fetch(path, init);
        if (init.method === 'POST') for (const log of logs.values()) log.isOld = true;
        return response;
      },
      log: async (writer, lastEventId) => {
        const person = people[writer];
        if (lastEventId === null) return [await resetOf(person)];
        const log = logs.get(writer) ?? { first: lastEventId, events: [], isOld: true };
        logs.set(writer, log);
        if (BigInt(lastEventId) < BigInt(log.first)) return readLog(person, lastEventId);
        if (log.isOld) log.events.push(...(await readLog(person, log.events.at(-1)?.id ?? log.first)));
        log.isOld = false;
        return log.events.filter(({ id }) => BigInt(id) > BigInt(lastEventId));
      },
      messages: async (conversation) =>
        (await anna.browser.client.call(calls.getMessages, { query: { conversation } })).messages,
      credits,
      pay: async (writer, more) => give(writer, (await credits(writer)) + more),
      restart: async () => {
        await api.close();
        api = createApi(sharedOptions);
      },
      forgetKeys: async () => void (await sharedOptions.db.execute(sql`delete from idempotency_keys`)),
    };
  };
  const stop = async () => {
    await api.close();
    await running.stop();
  };
  return { start, stop };
}
