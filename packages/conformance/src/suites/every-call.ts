import { allCalls, JSON_MAX_BYTES, type CallDefinition } from '@meetcute/contract';
import { carriesHeaders, changesState } from '@meetcute/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, signUp, type Browser } from '../browser.ts';
import { recordRefusal } from '../refusals/refusal.ts';
import type { Running } from '../target.ts';

const HEADERS = { 'x-package': 'conformance/1', 'content-type': 'application/json' };
const present = allCalls.filter((call) => call.path.startsWith('/api/'));
const isJson = (call: CallDefinition) => call.transport === 'json';

const addressOf = (call: CallDefinition, extra: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...call.selector, ...extra }).toString();
  return call.path.replace(/:\w+/g, 'x') + (query && `?${query}`);
};

interface Sent {
  body?: string | undefined;
  query?: Record<string, string>;
  /** Headers in addition to the usual ones; null omits one. */
  headers?: Record<string, string | null>;
}

const send = (browser: Browser, call: CallDefinition, { body, query, headers = {} }: Sent) => {
  const all = Object.entries({ ...HEADERS, ...headers });
  const headerEntries = all.filter((entry): entry is [string, string] => entry[1] !== null);
  return browser.fetch(addressOf(call, query), {
    method: call.method,
    headers: headerEntries,
    ...(body === undefined ? {} : { body }),
  });
};

const codeOf = async (response: Response) =>
  `${response.status} ${((await response.json()) as { error?: { code?: string } }).error?.code}`;

const toTestRows = (list: readonly CallDefinition[]) => list.map((call) => [call.name, call] as const);

/** Sends a request that must be refused, and returns its status and code. */
async function refusalOf(browser: Browser, call: CallDefinition, request: Sent): Promise<string> {
  const response = await send(browser, call, request);
  const code = await codeOf(response);
  recordRefusal(call.name, code.split(' ')[1] ?? '');
  return code;
}

/** Tests what the contract requires of every call. */
export function everyCall(running: () => Running): void {
  describe('every call', () => {
    let visitor: Browser;
    let member: Browser;
    beforeAll(async () => {
      visitor = openBrowser(running());
      member = openBrowser(running());
      await signUp(member);
    });
    const browserFor = (call: CallDefinition) => (call.auth === 'member' ? member : visitor);
    /** Returns a body of the type that the call accepts, so that nothing else is wrong. */
    const body = (call: CallDefinition) => (call.payload ? '{}' : undefined);

    test.each(toTestRows(present.filter((call) => call.auth === 'member')))(
      '%s refuses visitors',
      {
        meta: {
          spec: [
            'call.get-user.403-when-not-logged-in',
            'permission.like-needs-login',
            'permission.unlike-needs-login',
            'permission.start-chat-needs-login',
          ],
        },
      },
      async (_, call) => {
        const request = { body: body(call) };
        expect(await refusalOf(openBrowser(running()), call, request)).toBe('403 not_logged_in');
      },
    );

    test.each(toTestRows(present.filter((call) => call.auth === 'member' && carriesHeaders(call))))(
      '%s refuses a page that was rendered for another member',
      async (_, call) => {
        const request = { body: body(call), headers: { 'x-member': 'somebody-else' } };
        expect(await refusalOf(member, call, request)).toBe('403 not_logged_in');
      },
    );

    test.each(toTestRows(present))('%s refuses unknown query values', async (_, call) => {
      const request = { body: body(call), query: surpriseFor(call) };
      expect(await refusalOf(browserFor(call), call, request)).toBe('400 bad_request');
    });

    test.each(toTestRows(present.filter(carriesHeaders)))(
      '%s refuses a request without the header of the sending package',
      async (_, call) => {
        const request = { body: body(call), headers: { 'x-package': null } };
        expect(await refusalOf(browserFor(call), call, request)).toBe('400 bad_request');
      },
    );

    test.each(toTestRows(present.filter(changesState)))(
      '%s refuses requests from another site',
      async (_, call) => {
        for (const headers of [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { origin: 'https://evil.example' },
          { origin: 'null' },
        ]) {
          const request = { body: body(call), headers };
          expect(await refusalOf(browserFor(call), call, request), JSON.stringify(headers)).toBe(
            '403 cross_site',
          );
        }
      },
    );

    test.each(toTestRows(present))('%s refuses unknown host names', async (_, call) => {
      for (const host of ['elsewhere.example', 'nocturne.localhost']) {
        const request = { body: body(call), headers: { 'x-original-host': host } };
        expect(await refusalOf(browserFor(call), call, request), host).toBe('421 unknown_host');
      }
    });

    test.each(toTestRows(present.filter((call) => call.payload && isJson(call))))(
      '%s refuses malformed JSON, wrong shapes and unknown fields',
      async (_, call) => {
        for (const text of ['{', '[]', 'null', '"text"', '', '{"surprise":1,"__proto__":{"x":1}}'])
          expect(await refusalOf(browserFor(call), call, { body: text }), text).toBe('400 bad_request');
      },
    );

    test.each(toTestRows(present.filter((call) => call.payload)))(
      '%s refuses bodies of another type',
      async (_, call) => {
        const request = { body: '<a/>', headers: { 'content-type': 'text/html' } };
        expect(await refusalOf(browserFor(call), call, request)).toBe('415 unsupported_type');
      },
    );

    test.each(toTestRows(present.filter((call) => call.payload && call.transport !== 'form')))(
      '%s refuses bodies over 64 KB',
      async (_, call) => {
        const request = { body: JSON.stringify({ text: 'a'.repeat(JSON_MAX_BYTES) }) };
        expect(await refusalOf(browserFor(call), call, request)).toBe('413 too_large');
      },
    );

    test.each(toTestRows(present.filter((call) => call.method === 'POST' && carriesHeaders(call))))(
      '%s refuses invalid idempotency keys',
      async (_, call) => {
        for (const key of ['short', 'with a space', 'a'.repeat(201)]) {
          const request = { body: body(call), headers: { 'idempotency-key': key } };
          expect(await refusalOf(browserFor(call), call, request), key).toBe('400 bad_request');
        }
      },
    );

    test.each([...new Set(present.map((call) => call.path))])(
      '%s refuses methods that it does not support',
      async (path) => {
        const here = present.filter((call) => call.path === path);
        const supportedMethods = new Set<string>(here.map((call) => call.method));
        const method = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].find((each) => !supportedMethods.has(each))!;
        const response = await visitor.fetch(path.replace(/:\w+/g, 'x'), { method, headers: HEADERS });
        expect(await codeOf(response)).toBe('405 method_not_allowed');
        for (const { name } of here) recordRefusal(name, 'method_not_allowed');
      },
    );
  });
}

/** Returns a query that a call refuses. A discount has any query, but no value of that length. */
const surpriseFor = (call: CallDefinition): Record<string, string> => ({
  surprise: call.name === 'getDiscountCode' ? 'x'.repeat(201) : '1',
});
