import { createHost, type Host, type HostApi, loadTemplates, readSites } from '@meetcute/host';
import {
  createApi,
  type Database,
  type OpenDatabase,
  randomIds,
  silentLog,
  systemClock,
} from '@meetcute/server';
import { join } from 'node:path';
import { cookieOf } from './members.ts';

const root = join(import.meta.dirname, '../../../..');

/** Requests a path of a host in this process. */
export interface InProcess {
  /** Returns the body of a page or call, as a member or a visitor. Throws unless the status is 200. */
  get(path: string, as: 'member' | 'visitor'): Promise<Uint8Array>;
  /** Whether calls of pages are responded to from memory once they were made. */
  replays: boolean;
  /** Ends background work. */
  close(): Promise<void>;
}

function openApi({ db, join: connect }: OpenDatabase) {
  const sites = readSites(join(root, 'packages/demo/sites'));
  const refuse = async (): Promise<never> => {
    throw new Error('Nothing here stores a file or sends a mail.');
  };
  const api = createApi({
    db: db as Database,
    clock: systemClock,
    ids: randomIds,
    mailer: { send: refuse },
    storage: { put: refuse, get: async () => null, delete: refuse },
    log: { ...silentLog, error: console.error },
    ...connect(silentLog),
    sites: sites.map(({ id, hosts, settings, partners }) => ({
      id,
      hosts,
      settings,
      origin: 'http://localhost',
      ...(partners ? { partners } : {}),
    })),
  });
  return { api, sites };
}

/** Returns a fetch that makes each call once per viewer kind while `isOn`, and then responds from memory. */
function replaying(fetch: HostApi['fetch'], isOn: () => boolean): HostApi['fetch'] {
  const cachedReplies = new Map<string, { body: string | null; status: number; type: string }>();
  return async (request, client) => {
    if (!isOn()) return fetch(request, client);
    const key = `${request.url} ${request.headers.get('cookie')?.includes('session')}`;
    let reply = cachedReplies.get(key);
    if (!reply) {
      const { status, headers, ...response } = await fetch(request, client).then(async (hostResponse) => ({
        status: hostResponse.status,
        headers: hostResponse.headers,
        text: await hostResponse.text(),
      }));
      reply = { body: response.text || null, status, type: headers.get('content-type') ?? 'text/plain' };
      cachedReplies.set(key, reply);
    }
    return new Response(reply.body, { status: reply.status, headers: { 'content-type': reply.type } });
  };
}

/** Opens a host with the built templates and the API in this process. */
export async function openHost(database: OpenDatabase): Promise<InProcess> {
  const { api, sites } = openApi(database);
  const templates = await loadTemplates(join(root, 'templates'), sites);
  let turn = 0;
  const host: Host = createHost({
    sites,
    templates,
    api: {
      ...api,
      findFault: async () => null,
      fetch: replaying(
        (request, client) => api.fetch(request, client),
        () => inProcessHost.replays,
      ),
    },
    images: { fetch: async () => null },
    onError: (message, error) => console.error(message, error),
  });
  const inProcessHost: InProcess = {
    replays: false,
    async get(path, as) {
      turn += 1;
      const headers = {
        'user-agent': 'Mozilla/5.0',
        'accept-language': 'en',
        'accept-encoding': 'gzip, deflate, br, zstd',
        'sec-fetch-site': 'same-origin',
        'x-package': 'bench/1',
        ...(as === 'member' ? { cookie: cookieOf(turn) } : {}),
      };
      // Limits count networks of visitors.
      const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
      const response = await host(new Request(`http://localhost${path}`, { headers }), address);
      const body = new Uint8Array(await response.arrayBuffer());
      if (response.status === 200) return body;
      throw new Error(`${path} responded with ${response.status}, so it can't be measured.`);
    },
    close: () => api.close(),
  };
  return inProcessHost;
}
