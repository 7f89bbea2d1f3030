import type { CallPayload, CallQuery, CallResponse } from '@meetcute/contract';
import { writeQuery } from '@meetcute/contract';
import { type DeskCall, deskCalls, type StaffRole } from '@meetcute/contract/desk';
import { Secret, TOTP } from 'otpauth';
import type { Desk } from '../src/desk.ts';
import { createStaff } from '../src/modules/staff/manage-staff.usecases.ts';
import type { TestWorld } from './test-world.ts';

/** Host of the desk in tests. */
const HOST = 'desk.test';

/** Password of every account in tests. */
export const STAFF_PASSWORD = 'a quiet lantern';

type Input<C> = { query?: CallQuery<C>; payload?: CallPayload<C> };

/** A browser at the desk, with its cookie. */
export interface DeskTestBrowser {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a call that must succeed. */
  call<C extends DeskCall>(call: C, input?: Input<C>): Promise<CallResponse<C>>;
  /** Makes a call that must fail. Returns its status and code (`404 not_found`). */
  failure<C extends DeskCall>(call: C, input?: Input<C>): Promise<string>;
  /** Value of the session cookie. */
  cookie: string;
}

/** Opens a browser at the desk, without a session. */
export function openDeskBrowser(desk: Desk, headers: Record<string, string> = {}): DeskTestBrowser {
  const send = <C extends DeskCall>(call: C, { query, payload }: Input<C> = {}) =>
    browser.fetch(call.path + writeQuery(call, query), {
      method: call.method,
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
  const browser: DeskTestBrowser = {
    cookie: '',
    fetch: async (path, init = {}) => {
      const sentHeaders = new Headers({ 'x-package': 'test/1', ...headers });
      if (browser.cookie) sentHeaders.set('cookie', `__Host-staff=${browser.cookie}`);
      if (init.body) sentHeaders.set('content-type', 'application/json');
      new Headers(init.headers).forEach((value, name) => sentHeaders.set(name, value));
      const request = new Request(`https://${HOST}${path}`, { ...init, headers: sentHeaders });
      const response = await desk.fetch(request, { host: HOST, address: '203.0.113.7' });
      const set = response.headers.getSetCookie().find((line) => line.startsWith('__Host-staff='));
      if (set) browser.cookie = set.slice('__Host-staff='.length).split(';')[0] ?? '';
      return response;
    },
    async call(call, input) {
      const response = await send(call, input);
      if (!response.ok) throw new Error(`${call.name}: ${response.status} ${await response.text()}`);
      return (await response.json()) as never;
    },
    async failure(call, input) {
      const response = await send(call, input);
      const body = (await response.json()) as { error?: { code: string } };
      return `${response.status} ${body.error?.code ?? ''}`;
    },
  };
  return browser;
}

/** Returns the code that an app shows for a secret at an instant. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Options of `addStaff`. */
interface StaffInput {
  name?: string;
  role?: StaffRole;
  sites?: readonly string[] | null;
}

/** Adds somebody to the staff, sets up both factors and returns the logged-in browser. */
export async function addStaff(
  { services }: TestWorld,
  desk: Desk,
  { name = 'Robin', role = 'moderator', sites = null }: StaffInput = {},
) {
  const now = services.clock.now();
  const email = `${name.toLowerCase()}@desk.test`;
  const signature = { author: 'Operator', allSites: services.sites.map(({ id }) => id), now };
  const token = await createStaff(services, { email, name, role, sites }, signature);
  const browser = openDeskBrowser(desk);
  const { secret } = await browser.call(deskCalls.startSetUp, { payload: { token } });
  const payload = { token, password: STAFF_PASSWORD, code: codeAt(secret, now) };
  const { recovery_codes: codes } = await browser.call(deskCalls.finishSetUp, { payload });
  return { browser, email, secret, codes, token };
}
