import { createClient, type Client } from '@meetcute/client';
import {
  allCalls,
  calls,
  matchPath,
  selectCall,
  type CallName,
  type Method,
  type SignUpPayload,
  type User,
} from '@meetcute/contract';
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { guardPrivacy } from './privacy.ts';
import { hostOf, type Running, type SiteName } from './target.ts';

const USER_AGENT = 'conformance';

/** Names of the calls that succeeded in this run. */
export const completedCalls = new Set<CallName>();

/** Names of the calls that set or removed a session cookie in this run. */
export const sessionCalls = new Set<CallName>();

function noteSessionCall(method: string, url: URL): void {
  const onPath = allCalls.filter((call) => matchPath(call, url.pathname) !== null);
  const call = selectCall(onPath, method as Method, url);
  if (call) sessionCalls.add(call.name as CallName);
}

/** A browser with its own cookies on one site, with the generic client of the product. */
export interface Browser {
  /** Client of the product, with the browser's cookies. */
  client: Client;
  /** Site that the browser visits. */
  site: SiteName;
  /** Cookies by name. */
  cookies: Map<string, string>;
  /**
   * Sends a request with this browser's cookies but without the client, for requests that the client never
   * sends.
   */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/**
 * Serializes a form to bytes. The stream that Node creates for a form fails when a server stops reading
 * early.
 */
async function serializeBody(
  body: RequestInit['body'],
): Promise<{ body?: Uint8Array<ArrayBuffer>; type?: string }> {
  if (!(body instanceof FormData)) return {};
  const whole = new Response(body);
  return { type: whole.headers.get('content-type') ?? '', body: new Uint8Array(await whole.arrayBuffer()) };
}

/** Opens a browser without a session. */
export function openBrowser(running: Running, site: SiteName = 'free'): Browser {
  const cookies = new Map<string, string>();
  const origin = `http://${hostOf[site]}`;
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('user-agent', USER_AGENT);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (!headers.has('host')) headers.set('host', hostOf[site]);
    const sentInit = { redirect: 'manual', ...init, ...(await serializeBody(init.body)), headers } as const;
    if (sentInit.type) headers.set('content-type', sentInit.type);
    const sentRequest = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? init.body : '',
      session: cookies.get('session'),
    };
    const response = await running.fetch(site, new Request(new URL(path, origin), sentInit));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === 'session') noteSessionCall(sentRequest.method, new URL(path, origin));
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const session = cookies.get('session');
    return guardPrivacy(sentRequest, response, session === sentRequest.session ? undefined : session);
  };
  const fetch = (url: string | URL | Request, init?: RequestInit) =>
    request(String(url).replace(origin, ''), init);
  const client = createClient({
    baseUrl: origin,
    fetch,
    originalHost: hostOf[site],
    packageName: 'conformance/1',
  });
  return { client: countCalls(client), site, cookies, fetch: request };
}

const countCalls = (client: Client): Client => ({
  ...client,
  call: async (call, ...input) => {
    const response = await client.call(call, ...input);
    completedCalls.add(call.name as CallName);
    return response;
  },
});

/** Returns the csrf value of an address: SHA-512 of the lower-case address and the user agent, in hex. */
export const csrfOf = (email: string): string =>
  createHash('sha512')
    .update(email.toLowerCase() + USER_AGENT)
    .digest('hex');

let people = 0;

/** Returns an unused e-mail address. */
export const freshEmail = (): string => `person${(people += 1)}.${Date.now()}@example.com`;

export const PASSWORD = 'correct horse battery';

/** Returns a complete sign-up payload for an address with its check token. */
export const signUpPayload = (email: string, token: string): SignUpPayload => ({
  email,
  name: 'Robin',
  password: PASSWORD,
  trafficsource: null,
  timezone: 'UTC',
  country: 'NL',
  language: 'en',
  profile: null,
  form_path: '/signup',
  referrer: null,
  csrf: csrfOf(email),
  token,
  n: 0,
});

/** Returns the ISO date a number of years ago, plus a number of days. */
export function yearsAgo(years: number, days = 0): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns a time zone in which it is another day than in UTC now, and the difference in days. */
export const zoneOfAnotherDay = (): { timezone: string; days: 1 | -1 } =>
  new Date().getUTCHours() < 12
    ? { timezone: 'Etc/GMT+12', days: -1 }
    : { timezone: 'Pacific/Kiritimati', days: 1 };

/** Signs up with a fresh address. The new member has no birth date yet. */
export async function signUp(
  browser: Browser,
  name = 'Robin',
  email = freshEmail(),
  timezone = 'UTC',
): Promise<User> {
  const { token } = await browser.client.call(calls.checkEmail, { query: { email } });
  const { user } = await browser.client.call(calls.signUp, {
    payload: { ...signUpPayload(email, token ?? ''), name, timezone },
  });
  return user;
}

/** A member of the run with a logged-in browser. */
export interface Person {
  /** Browser that is logged in as the member. */
  browser: Browser;
  /** Account as its own member sees it. */
  user: User;
  /** Profile ID. */
  id: string;
}

interface About {
  name?: string;
  birthDate?: string;
  gender?: 'm' | 'f' | 'x';
  country?: string;
  countryregion?: string | null;
  timezone?: string;
}

/** Returns a birth date that is almost unique in the run, so that its owner can be identified. */
const freshBirthDate = (): string =>
  new Date(Date.UTC(1990, 0, 1 + (people % 300))).toISOString().slice(0, 10);

/** Creates a member with a location and a birth date. */
export async function join(running: Running, site: SiteName = 'free', details: About = {}): Promise<Person> {
  const browser = openBrowser(running, site);
  await signUp(browser, details.name, freshEmail(), details.timezone);
  const { country = 'NL', countryregion = null, birthDate = freshBirthDate(), gender = 'x' } = details;
  // The sign-up has saved its own country.
  if (country !== 'NL' || countryregion !== null)
    await browser.client.call(calls.saveUser, { payload: { country, countryregion, city: null } });
  const payload = { profile: { date_of_birth: birthDate, gender } };
  const { user } = await browser.client.call(calls.saveUser, { payload });
  return { browser, user, id: user.profile.id };
}

/** Returns the error of a call that must fail. Throws if it succeeds. */
export async function failureOf(
  promise: Promise<unknown>,
): Promise<{ status: number; code: string; fields?: Record<string, string> }> {
  const outcome = await promise.then(
    (value: unknown) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in outcome) throw new Error(`Expected an error but got ${JSON.stringify(outcome.value)}`);
  return outcome.error as { status: number; code: string };
}

/** Returns the token of the newest mail to an address whose link points to a path. Waits for the mail. */
export async function mailedToken(running: Running, email: string, path: string): Promise<string> {
  const readToken = () => running.mailedToken('free', email, path);
  await expect.poll(readToken).not.toBe('');
  return readToken();
}
