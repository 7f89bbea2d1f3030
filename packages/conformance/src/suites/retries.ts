import { allCalls, calls, type CallName } from '@meetcute/contract';
import { carriesHeaders } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { type Browser, failureOf, join, PASSWORD, type Person, sessionCalls } from '../browser.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';
import { keyedRetries, type Retry, unkeyedRetries } from './retry-table.ts';

const KEY = { idempotencyKey: 'key-of-one-click' };

/** Calls that visitors send with a key and that leave the session as it is. The key belongs to the member who is logged in. */
const OTHER_CALLS: readonly CallName[] = ['appealByLink', 'complain', 'cancelByEmail'];

const complaint = { name: 'Kim', email: 'kim@example.com', subject: 'A bill', text: 'Too much.' };

/** Calls that two members send with the same key and payload, and the part of the response that is the sender's own. */
const SHARED: Partial<Record<CallName, (browser: Browser, other: string) => Promise<string>>> = {
  likeProfile: async ({ client }, other) => {
    await client.call(calls.likeProfile, { payload: { profile: other }, ...KEY });
    const { user } = await client.call(calls.getUser);
    const likedIds = (await client.call(calls.getLikes, { query: {} })).profiles.map(({ id }) => id);
    return [user.profile.id, ...likedIds].join(' likes ');
  },
  report: async ({ client }, other) =>
    (
      await client.call(calls.report, {
        payload: { profile: other, category: 'scam', text: 'Money' },
        ...KEY,
      })
    ).receipt,
  complain: async ({ client }) => (await client.call(calls.complain, { payload: complaint, ...KEY })).receipt,
  uploadImages: async ({ client }) =>
    (await client.call(calls.uploadImages, { payload: { file: [photo('a.png')] }, ...KEY })).images[0]?.id ??
    '',
  startPasskey: async ({ client }) =>
    (await client.call(calls.startPasskey, { payload: { password: PASSWORD }, ...KEY })).options.user.id,
};

/** Tests requests that a browser repeats with the same idempotency key. */
export function retries(running: () => Running): void {
  const logInAs = ({ client }: Browser, { user }: Person) =>
    client.call(calls.login, { payload: { email: user.email, password: PASSWORD } });

  describe('retries', () => {
    test.each(Object.entries(SHARED))(
      '%s with the key of another member is a new request',
      async (name, send) => {
        const [anna, ben, carla] = [await join(running()), await join(running()), await join(running())];
        const { browser } = anna;
        const first = await send(browser, carla.id);
        await logInAs(browser, ben);
        const second = await send(browser, carla.id);
        expect(second).not.toBe(first);
        if (name === 'likeProfile') expect(second).toBe(`${ben.id} likes ${carla.id}`);
        await logInAs(browser, anna);
        expect(await send(browser, carla.id)).toBe(first);
      },
    );

    test('a key of a member is free for the same browser without a login', async () => {
      const { browser } = await join(running());
      const complain = async () =>
        (await browser.client.call(calls.complain, { payload: complaint, ...KEY })).receipt;
      const first = await complain();
      await browser.client.call(calls.logout);
      expect(await complain()).not.toBe(first);
    });

    test.each(Object.entries<Retry>(keyedRetries))(
      '%s gets its response again after the cookie arrived and the body was lost',
      async (_, prepare) => {
        const { browser, send, member } = await prepare(running());
        const first = await send();
        expect(await send()).toEqual(first);
        const user = browser.client.call(calls.getUser);
        if (member === null) expect((await failureOf(user)).code).toBe('not_logged_in');
        else expect((await user).user.email).toBe(member());
      },
    );

    test.each(Object.entries(unkeyedRetries))(
      '%s has no key, and its repetition is harmless',
      async (_, prepare) => {
        const { send, repeated: expectedOutcome } = await prepare(running());
        await send();
        const outcome = await send().then(
          () => 'done',
          ({ code }: { code: string }) => code,
        );
        expect(outcome).toBe(expectedOutcome);
      },
    );

    test('every call that opens or changes a session is repeated', () => {
      const rows = new Set([...Object.keys(keyedRetries), ...Object.keys(unkeyedRetries)]);
      expect([...sessionCalls].filter((name) => !rows.has(name))).toEqual([]);
      const ofVisitors = allCalls.filter(
        (call) => call.method === 'POST' && call.auth === 'visitor' && carriesHeaders(call),
      );
      expect(ofVisitors.map(({ name }) => name).filter((name) => !rows.has(name))).toEqual(OTHER_CALLS);
      const ofBrowsers = allCalls.filter((call) => call.keyOwner === 'browser').map(({ name }) => name);
      expect(ofBrowsers.filter((name) => !(name in keyedRetries))).toEqual([]);
    });
  });
}
