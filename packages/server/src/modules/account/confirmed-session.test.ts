import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, authenticatorOf, creationFor, passkeysOf } from '../../../test/passkeys.ts';
import {
  codeOf,
  freshEmail,
  join,
  openTestBrowser,
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestBrowser,
} from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const statusOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/user.php')).status;

async function sessionsOf(browser: TestBrowser) {
  const response = await browser.send('GET', '/api/sessions.php');
  return ((await response.json()) as { sessions: { id: string }[] }).sessions.map(({ id }) => id);
}

const confirmedActions: Record<string, (browser: TestBrowser) => Promise<void>> = {
  'changes the address': async (browser) => {
    const json = { email: freshEmail(), password: PASSWORD };
    expect(await codeOf(await browser.send('PUT', '/api/email.php', { json }))).toBe('200');
  },
  'asks for a passkey': async (browser) => void (await creationFor(browser)),
  'removes a passkey': async (browser) => {
    const [{ id: passkey } = { id: '' }] = await passkeysOf(browser);
    const json = { passkey, password: PASSWORD };
    expect(await codeOf(await browser.send('DELETE', '/api/passkeys.php', { json }))).toBe('200');
  },
};

test.each(Object.keys(confirmedActions))(
  'ends a copied cookie when the member %s with the password',
  async (name) => {
    const browser = openTestBrowser(api);
    await join(browser);
    expect(await addPasskey(browser, authenticatorOf(browser))).toBe('200');
    const sessions = await sessionsOf(browser);
    const stolenBrowser = openTestBrowser(api);
    for (const [key, value] of browser.cookies) stolenBrowser.cookies.set(key, value);
    await confirmedActions[name]?.(browser);
    api.pass(10_000);
    expect([await statusOf(browser), await statusOf(stolenBrowser)]).toEqual([200, 403]);
    // The same session goes on, with its push subscription.
    expect(await sessionsOf(browser)).toEqual(sessions);
  },
);
