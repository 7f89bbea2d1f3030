import { calls } from '@meetcute/contract';
import { defaultPreferences, withoutMails, withPreference } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { join, openBrowser, type Person } from '../browser.ts';
import type { Running, SiteName } from '../target.ts';

const preferencesOf = async ({ browser }: Person) =>
  (await browser.client.call(calls.getNotifications, { query: {} })).preferences;

const BODY = 'List-Unsubscribe=One-Click';

/** Sends the request of a mail service: to the address from a mail, without a browser's headers. */
const unsubscribe = (
  running: Running,
  token: string,
  { site = 'free' as SiteName, ...init }: Pressing = {},
) =>
  openBrowser(running, site).fetch(`${calls.stopMails.path}?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: BODY,
    ...init,
  });
type Pressing = { site?: SiteName } & RequestInit;

const statusAndBody = async (response: Response) => [response.status, await response.json()];
const DONE = [200, { done: true }];

function oneClickForm(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

/** Tests the one-click unsubscribe address of digest mails (RFC 8058). */
export function stopMails(running: () => Running): void {
  describe('stopping mails', () => {
    test.each<[string, () => RequestInit]>([
      ['as a form', () => ({})],
      ['as parts', () => ({ headers: {}, body: oneClickForm() })],
      [
        'from a page of another site',
        () => ({ headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } }),
      ],
      ['without a body', () => ({ headers: {}, body: null })],
    ])('one request %s stops digest mails only, and a repetition succeeds', async (_, init) => {
      const anna = await join(running());
      const chosenPreferences = withPreference(defaultPreferences, 'like', 'app', false);
      await anna.browser.client.call(calls.saveNotifications, {
        payload: { preferences: chosenPreferences },
      });
      const token = await running().stopMailsToken('free', anna.user.email);
      for (let presses = 0; presses < 2; presses += 1)
        expect(await statusAndBody(await unsubscribe(running(), token, init()))).toEqual(DONE);
      expect(await preferencesOf(anna)).toEqual(withoutMails(chosenPreferences));
    });

    test('responds the same to an unknown token or one of another site, and changes nothing', async () => {
      const anna = await join(running());
      const token = await running().stopMailsToken('free', anna.user.email);
      for (const [wrong, site] of [
        ['made-up', 'free'],
        [anna.id, 'free'],
        [token, 'paid'],
      ] as const)
        expect(await statusAndBody(await unsubscribe(running(), wrong, { site })), wrong).toEqual(DONE);
      expect(await preferencesOf(anna)).toEqual(defaultPreferences);
    });

    test('redirects a GET request to the preferences without changing anything', async () => {
      const anna = await join(running());
      const token = await running().stopMailsToken('free', anna.user.email);
      for (const query of [`?token=${token}`, '?token=', '']) {
        const response = await openBrowser(running()).fetch(`${calls.openMailChoice.path}${query}`);
        expect([response.status, response.headers.get('location')]).toEqual([302, '/notifications']);
      }
      expect(await preferencesOf(anna)).toEqual(defaultPreferences);
    });
  });
}
