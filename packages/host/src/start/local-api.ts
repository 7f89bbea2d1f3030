import { createDemoWorld, fictionalReply } from '@meetcute/demo';
import { consoleLog, createApi, createSmtpMailer, openDatabase, randomIds, seed, systemClock } from '@meetcute/server';
import { join } from 'node:path';
import type { HostApi } from '../api.ts';
import type { Environment } from './environment.ts';
import { createFolderStorage } from './folder-storage.ts';
import { originOf } from './origin.ts';
import type { Outbox } from './outbox.ts';
import type { HostSite } from './sites.ts';

/** The demo world of these sites, the same on every start; times are counted back from now. */
const demoWorld = (sites: readonly HostSite[]) => createDemoWorld({ seed: 'meetcute', sites: [...sites], now: systemClock.now() });

/** Opens the database, fills an empty one in demo mode, and makes the member API in this process. Throws a StartError when the data can't be used. */
export async function startLocalApi(env: Environment, sites: readonly HostSite[], outbox: Outbox): Promise<HostApi> {
  const { dataDir, databaseUrl, port, isDemo, smtpUrl } = env;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  const world = isDemo ? demoWorld(sites) : null;
  if (world) await seed({ db: database.db, clock: systemClock, ids: randomIds }, world);
  const talkers = new Set(world?.people.filter(({ answersInChat }) => answersInChat).map(({ key }) => key));
  const api = createApi({
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    mailer: smtpUrl ? createSmtpMailer(smtpUrl) : outbox,
    storage: createFolderStorage(join(dataDir, 'uploads')),
    log: consoleLog,
    replyFor: ({ id }, message, language) => (talkers.has(id) ? fictionalReply(message, language, id) : null),
    sites: sites.map((site) => ({ id: site.id, hosts: site.hosts, settings: site.settings, origin: originOf(site, port) })),
  });
  return {
    fetch: (request, options) => api.fetch(request, options),
    isReady: () => api.isReady(),
    close: async () => {
      await api.close();
      await database.close();
    },
  };
}
