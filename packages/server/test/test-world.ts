import type { CallResponse, CallDefinition, CallPayload, CallQuery } from '@meetcute/contract';
import { writeQuery } from '@meetcute/contract';
import { randomUUID } from 'node:crypto';
import { type Api, type ApiOptions, createApi } from '../src/api.ts';
import { type Background, createBackground } from '../src/background.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../src/database/open.ts';
import { sha256 } from '../src/hash.ts';
import { type Member, members } from '../src/modules/members/members.table.ts';
import { sessions } from '../src/modules/sessions/sessions.table.ts';
import { consoleLog, createNotifier, randomIds, silentLog } from '../src/ports/defaults.ts';
import type { Notifier } from '../src/ports/ports.ts';
import type { Site } from '../src/sites.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { quickHasher } from './quick-hasher.ts';
import { testSettings } from './test-settings.ts';

const cams = ['luna', 'mila', 'noor'].map((account, index) => ({
  account,
  name: account,
  age: 25 + 10 * index,
  image: null,
}));

/**
 * Three sites: one with free messages, one where a message costs two credits, and one whose search is limited
 * to members.
 */
const sites: readonly Site[] = [
  {
    id: 'free',
    hosts: ['free.test'],
    origin: 'http://free.test',
    settings: testSettings(),
    partners: {
      cams: { url: '/advert-demo', offers: cams },
      adverts: { url: 'https://partner.test/ads?from=us' },
    },
  },
  {
    id: 'paid',
    hosts: ['paid.test'],
    origin: 'http://paid.test',
    settings: testSettings({ message_credits: 2 }),
  },
  {
    id: 'closed',
    hosts: ['closed.test'],
    origin: 'http://closed.test',
    settings: testSettings({ logged_out_search: 'none', member_resell: [] }),
  },
];

type Input<C> = { query?: CallQuery<C>; payload?: CallPayload<C> };

/** A browser on a site, of a member or a logged-out visitor. */
export interface TestBrowser {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a call that must succeed. */
  call<C extends CallDefinition>(call: C, input?: Input<C>): Promise<CallResponse<C>>;
  /** Makes a call that must fail. Returns its status and code (`404 not_found`). */
  failure<C extends CallDefinition>(call: C, input?: Input<C>): Promise<string>;
}

export interface TestMember extends TestBrowser {
  id: string;
  sessionId: string;
  /** Hash of the session's token. */
  tokenHash: string;
}

type TestServices = ApiOptions & { notifier: Notifier; background: Background };

export interface TestWorld {
  api: Api;
  db: OpenDatabase['db'];
  services: TestServices;
  /** Moves the world's clock forward, in milliseconds. It does not move otherwise. */
  pass(time: number): void;
  /** Opens a browser of a logged-out visitor. Default site: `free`. */
  visitor(site?: string): TestBrowser;
  /** Adds a logged-in member. Default: 30 years old and Dutch; `member` overrides columns. */
  join(site?: string, member?: Partial<Member>): Promise<TestMember>;
  /** Adds members without sessions, with the defaults of `join`. */
  add<T extends Partial<Member>>(site: string, list: readonly T[]): Promise<(T & { id: string })[]>;
  /** Removes all members. */
  empty(): Promise<void>;
  /** Replaces the server by a new one on the same database, which has nothing of its memory, as after a kill. */
  restart(): void;
  close(): Promise<void>;
}

const START = Date.UTC(2026, 10, 21, 12);

function openBrowser(api: () => Api, site: string, cookie: string): TestBrowser {
  const fetch = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-package', 'test/1');
    headers.set('cookie', cookie);
    if (init.body) headers.set('content-type', 'application/json');
    return api().fetch(new Request(`http://${site}.test${path}`, { ...init, headers }));
  };
  const send = <C extends CallDefinition>(call: C, { query, payload }: Input<C> = {}) =>
    fetch(call.path + writeQuery(call, query), {
      method: call.method,
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
  return {
    fetch,
    async call(call, input) {
      const response = await send(call, input);
      if (response.status >= 400)
        throw new Error(`${call.name}: ${response.status} ${await response.text()}`);
      return (await response.json()) as never;
    },
    async failure(call, input) {
      const response = await send(call, input);
      const body = (await response.json()) as { error?: { code: string } };
      return `${response.status} ${body.error?.code ?? ''}`;
    },
  };
}

function memberRow({ ids, clock }: TestServices, site: string) {
  const id = ids.id();
  const now = clock.now();
  return {
    id,
    siteId: site,
    email: `${id}@example.com`,
    emailKey: `${id}@example.com`,
    passwordHash: 'none',
    name: 'Somebody',
    gender: 'f' as const,
    dateOfBirth: '1996-05-05',
    country: 'NL',
    countryregion: 'NL-UT',
    language: 'nl' as const,
    createdAt: now,
    lastActiveAt: now,
  };
}

async function insertMember(services: TestServices, site: string, change: Partial<Member>): Promise<string> {
  const row = { ...memberRow(services, site), ...change };
  await services.db.insert(members).values(row);
  return row.id;
}

async function insertTestSession({ db, ids, clock }: TestServices, siteId: string, memberId: string) {
  const [id, token] = [ids.id(), ids.secret()];
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 2_592_000_000);
  await db.insert(sessions).values({
    id,
    tokenHash: sha256(token),
    siteId,
    memberId,
    userAgent: null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { id, token };
}

/** Opens an API with a clock that moves only on demand. Its database is in memory unless `location` is given. */
export async function openTestWorld(
  change: Partial<ApiOptions> = {},
  location?: DatabaseLocation,
): Promise<TestWorld> {
  const database = await (location ? openDatabase(location) : openMemoryDatabase());
  let time = START;
  // Prints server errors to help debugging.
  const log = change.log ?? { ...silentLog, error: consoleLog.error };
  const services: TestServices = {
    db: database.db,
    clock: { now: () => new Date(time) },
    ids: randomIds,
    mailer: { send: async () => {} },
    storage: { put: async () => {}, get: async () => null, delete: async () => {} },
    notifier: createNotifier(),
    log,
    background: createBackground(log),
    sites,
    hasher: quickHasher,
    ...change,
  };
  let api = createApi(services);
  const stoppedApis: Api[] = [];
  const current = () => api;
  return {
    get api() {
      return api;
    },
    db: database.db,
    services,
    pass: (duration) => void (time += duration),
    visitor: (site = 'free') => openBrowser(current, site, 'visitor=someone'),
    async add(site, list) {
      const rows = list.map((member) => ({ ...memberRow(services, site), ...member }));
      if (rows.length > 0) await database.db.insert(members).values(rows);
      return rows;
    },
    async join(site = 'free', member = {}) {
      const id = await insertMember(services, site, member);
      const session = await insertTestSession(services, site, id);
      // Cookies have the host prefix except on loopback.
      const cookie = `__Host-session=${session.token}; __Host-visitor=${id}`;
      return {
        id,
        sessionId: session.id,
        tokenHash: sha256(session.token),
        ...openBrowser(current, site, cookie),
      };
    },
    empty: async () => void (await database.db.delete(members)),
    restart() {
      api.stop();
      stoppedApis.push(api);
      const id = randomUUID();
      Object.assign(services, {
        notifier: createNotifier(),
        background: createBackground(log),
        presence: { id, isGone: async (other: string) => other !== id },
      });
      api = createApi(services);
    },
    async close() {
      await Promise.all([...stoppedApis, api].map((each) => each.close()));
      await database.close();
    },
  };
}
