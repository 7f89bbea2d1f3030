import { demoSites } from '@meetcute/demo';
import { createHash } from 'node:crypto';
import { type Api, type ApiOptions, createApi } from '../src/api.ts';
import type { Database } from '../src/database/database.ts';
import { randomIds } from '../src/ports/defaults.ts';
import type { Log, Mail } from '../src/ports/ports.ts';
import type { Site } from '../src/sites.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { quickHasher } from './quick-hasher.ts';

/** An API with an in-memory database and a clock that only tests move. */
export interface TestApi {
  api: Api;
  /** Options of the API, to create another one on the same database. */
  options: ApiOptions;
  db: Database;
  sites: Site[];
  /** Sent mails, oldest first. */
  mails: Mail[];
  /** Stored files by key. */
  files: Map<string, Uint8Array>;
  /** Logged errors as text. */
  faults: string[];
  /** Moves the clock forward, in milliseconds. */
  pass(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Starts the API. `change` replaces some of its options. */
export async function startTestApi(change: Partial<ApiOptions> = {}): Promise<TestApi> {
  const database = await openMemoryDatabase();
  const files = new Map<string, Uint8Array>();
  const mails: Mail[] = [];
  const faults: string[] = [];
  let now = Date.parse('2026-11-20T12:00:00Z');
  const log: Log = {
    info: () => {},
    error: (message, details) => void faults.push(`${message} ${JSON.stringify(details)}`),
  };
  const sites: Site[] = demoSites.map(({ id, settings }) => ({
    id,
    hosts: [`${id}.example.com`, `${id}.localhost`],
    settings: structuredClone(settings),
    origin: `https://${id}.example.com`,
  }));
  const options: ApiOptions = {
    db: database.db,
    clock: { now: () => new Date(now) },
    ids: randomIds,
    log,
    mailer: { send: async (mail) => void mails.push(mail) },
    storage: {
      put: async (key, data) => void files.set(key, data),
      get: async (key) => files.get(key) ?? null,
      delete: async (key) => void files.delete(key),
    },
    sites,
    hasher: quickHasher,
    ...change,
  };
  const api = createApi(options);
  return {
    api,
    options,
    db: database.db,
    sites,
    mails,
    files,
    faults,
    pass: (milliseconds) => void (now += milliseconds),
    stop: async () => {
      await api.close();
      await database.close();
    },
  };
}

export const USER_AGENT = 'test';
export const PASSWORD = 'correct horse battery';

/** A request of a test. `json` is serialised as the body; a header of null is omitted. */
export interface Sending {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string | null>;
}

/** Opens a browser with a cookie jar on one host. Its network address is unknown unless given. */
export function openTestBrowser(running: Pick<TestApi, 'api'>, host = 'classic.localhost', address?: string) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, { json, body, headers = {} }: Sending = {}) => {
    const all: Record<string, string | null> = {
      host,
      'user-agent': USER_AGENT,
      'x-package': 'test/1',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const sentHeaders = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
    const content = json === undefined ? (body ?? null) : JSON.stringify(json);
    const response = await running.api.fetch(
      new Request(`http://${host}${path}`, {
        method,
        headers: sentHeaders,
        body: content,
        duplex: 'half',
      } as RequestInit),
      { address },
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return { send, cookies, host };
}

export type TestBrowser = ReturnType<typeof openTestBrowser>;

/** Returns the code and fields of an error, or the status of a success. */
export async function codeOf(response: Response): Promise<string> {
  if (response.ok) return String(response.status);
  const { error } = (await response.json()) as { error: { code: string; fields?: Record<string, string> } };
  return [response.status, error.code, ...Object.keys(error.fields ?? {})].join(' ');
}

export const csrfOf = (email: string) =>
  createHash('sha512')
    .update(email.toLowerCase() + USER_AGENT)
    .digest('hex');

let people = 0;
export const freshEmail = () => `person${(people += 1)}@example.com`;

/** Requests the sign-up token of an address. */
export async function tokenFor(browser: TestBrowser, email: string): Promise<string> {
  const response = await browser.send('GET', `/api/validate_email.php?email=${encodeURIComponent(email)}`);
  return ((await response.json()) as { token: string }).token;
}

export const signUpPayload = (email: string, token: string) => ({
  email,
  name: 'Robin',
  password: PASSWORD,
  trafficsource: null,
  timezone: 'UTC',
  country: 'NL',
  language: 'nl',
  profile: null,
  form_path: '/signup',
  referrer: null,
  csrf: csrfOf(email),
  token,
  n: 0,
});

/** Signs up with a new address and returns it. */
export async function join(browser: TestBrowser): Promise<string> {
  const email = freshEmail();
  const token = await tokenFor(browser, email);
  const response = await browser.send('POST', '/api/user.php?new=1', { json: signUpPayload(email, token) });
  if (!response.ok) throw new Error(`The sign-up failed: ${await response.text()}`);
  return email;
}
