import { consoleLog, createApi, openDatabase, randomIds, systemClock } from '@meetcute/server';
import { join } from 'node:path';
import type { HostApi } from '../api.ts';
import type { Environment } from './environment.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { Outbox } from './outbox.ts';
import type { HostSite } from './sites.ts';

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(host);

/** The address of a site in links: https, except on this machine, where the port belongs to it. */
export const originOf = ({ hosts }: HostSite, port: number): string => {
  const [host = 'localhost'] = hosts;
  return isLoopback(host) ? `http://${host}:${port}` : `https://${host}`;
};

/** Opens the database and makes the member API in this process. Throws a StartError when the data can't be used. */
export async function startLocalApi(env: Environment, sites: readonly HostSite[], outbox: Outbox): Promise<HostApi> {
  const { dataDir, databaseUrl, port } = env;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  const api = createApi({
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    mailer: outbox,
    storage: createFolderStorage(join(dataDir, 'uploads')),
    log: consoleLog,
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
