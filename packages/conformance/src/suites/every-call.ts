import { allCalls, calls, type CallDefinition, type CallName } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { openBrowser, signUp, type Browser } from '../browser.ts';
import { laterCalls } from '../later.ts';
import type { Running } from '../target.ts';

const headers = { 'x-package': 'conformance/1', 'content-type': 'application/json' };
const served = allCalls.filter((call) => call.path.startsWith('/api/'));
const present = served.filter((call) => !laterCalls[call.name as CallName]);
const isJson = (call: CallDefinition) => call.transport === 'json';

const addressOf = (call: CallDefinition, extra: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...call.selector, ...extra }).toString();
  return call.path.replace(/:\w+/g, 'x') + (query && `?${query}`);
};

const send = (browser: Browser, call: CallDefinition, body?: string, extra?: Record<string, string>) =>
  browser.fetch(addressOf(call, extra), {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });

const codeOf = async (response: Response) =>
  `${response.status} ${((await response.json()) as { error?: { code?: string } }).error?.code}`;

/** What holds for every call alike, read off the contract. */
export function everyCall(running: () => Running): void {
  describe('every call', () => {
    test.each(present.filter((call) => call.auth === 'member').map((call) => [call.name, call] as const))(
      '%s is refused to a visitor',
      { meta: { spec: ['call.get-user.403-when-not-logged-in'] } },
      async (_, call) => {
        const body = call.payload ? '{}' : undefined;
        expect(await codeOf(await send(openBrowser(running()), call, body))).toBe('403 not_logged_in');
      },
    );

    test.each(
      present
        .filter(isJson)
        .filter((call) => call.name !== 'getDiscountCode')
        .map((call) => [call.name, call] as const),
    )('%s refuses a query value that it does not know', async (_, call) => {
      const browser = openBrowser(running());
      if (call.auth === 'member') await signUp(browser);
      const response = await send(browser, call, call.payload ? '{}' : undefined, { surprise: '1' });
      expect(await codeOf(response)).toBe('400 bad_request');
    });

    test.each(
      present.filter((call) => call.payload && isJson(call)).map((call) => [call.name, call] as const),
    )('%s refuses malformed JSON, a missing body, a wrong shape and unknown fields', async (_, call) => {
      const browser = openBrowser(running());
      if (call.auth === 'member') await signUp(browser);
      for (const body of ['{', '[]', 'null', '"text"', '{"surprise":1,"__proto__":{"x":1}}'])
        expect(await codeOf(await send(browser, call, body)), body).toBe('400 bad_request');
    });

    test.each([...new Set(served.map((call) => call.path))])(
      '%s refuses a method that it does not have',
      async (path) => {
        const known = new Set<string>(served.filter((call) => call.path === path).map((call) => call.method));
        const method = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].find((each) => !known.has(each))!;
        const response = await openBrowser(running()).fetch(path.replace(/:\w+/g, 'x'), { method, headers });
        expect(await codeOf(response)).toBe('405 method_not_allowed');
      },
    );

    test.each(Object.entries(laterCalls))('%s answers 501 until the release %s', async (name) => {
      const call: CallDefinition = calls[name as CallName];
      const browser = openBrowser(running());
      if (call.auth === 'member') await signUp(browser);
      const response = await send(
        browser,
        call,
        call.payload ? samplePayload(call) : undefined,
        sampleQuery(call),
      );
      expect(await codeOf(response)).toBe('501 not_implemented');
    });
  });
}

const samples: Partial<Record<CallName, unknown>> = {
  requestPasswordReset: { email: 'a@example.com' },
  resetPassword: { token: 't', password: 'long enough' },
  changeEmail: { email: 'a@example.com', password: 'p' },
  confirmEmail: { token: 't' },
  activate: { token: 't' },
  deleteUser: { password: 'p' },
  blockProfile: { profile: 'p' },
  unblockProfile: { profile: 'p' },
  report: { profile: 'p', category: 'fake', text: '' },
  complain: { name: 'n', email: 'a@example.com', subject: 's', text: 't' },
  registerPush: { subscription: '{}' },
  saveNotifications: { read: [] },
  createOrder: { product: 'p', payment_method: 'm' },
  endSessions: { session: null },
};

const samplePayload = (call: CallDefinition) => JSON.stringify(samples[call.name as CallName] ?? {});
const sampleQuery = (call: CallDefinition): Record<string, string> =>
  call.name === 'getTransaction' ? { id: 'x' } : {};
