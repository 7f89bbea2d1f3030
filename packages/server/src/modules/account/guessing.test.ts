import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCountingHasher, resetSecret, type Target } from '../../../test/attacks/attack.ts';
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

const { hasher, work } = createCountingHasher();
let api: TestApi;
let target: Target;
beforeAll(async () => {
  api = await startTestApi({ hasher });
  target = { api, work };
});
afterAll(() => api.stop());

const NEW_PASSWORD = 'another horse, another battery';
const NETWORKS = Array.from({ length: 40 }, (_, index) => `198.51.100.${index + 1}`);

const openBrowserAt = (address?: string) => openTestBrowser(api, 'classic.localhost', address);
const logIn = (browser: TestBrowser, email: string, password = 'a guess') =>
  browser.send('POST', '/api/login.php', { json: { email, password } });
const logsIn = async (browser: TestBrowser, email: string, password = PASSWORD) =>
  codeOf(await logIn(browser, email, password));

/** The same browser in another network. */
function moveBrowser(browser: TestBrowser, address: string): TestBrowser {
  const other = openBrowserAt(address);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

/** Signs up in a browser and logs out again. */
async function owner(address?: string): Promise<{ browser: TestBrowser; email: string }> {
  const browser = openBrowserAt(address);
  const email = await join(browser);
  await browser.send('GET', '/api/logout.php');
  return { browser, email };
}

/** Guesses once from each network, with a new browser each. Returns everything that the responses show. */
async function guess(email: string): Promise<string[]> {
  const responses = [];
  for (const address of NETWORKS) {
    const response = await logIn(openBrowserAt(address), email);
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    responses.push(`${response.status} ${JSON.stringify(headers)} ${await response.text()}`);
  }
  return responses;
}

describe('passwords of one account from 40 networks', () => {
  test('are refused after 30 in an hour, alike with and without an account', async () => {
    const { email } = await owner();
    const responses = await guess(email);
    expect(responses.map((response) => response.slice(0, 3))).toEqual([
      ...Array.from({ length: 30 }, () => '401'),
      ...Array.from({ length: 10 }, () => '429'),
    ]);
    expect(responses[30]).toContain('["retry-after","3600"]');
    expect(await guess(freshEmail())).toEqual(responses);
    api.pass(3_600_000);
    expect((await logIn(openBrowserAt(NETWORKS[0]), email)).status).toBe(401);
  });

  test('lock out no browser that the member has used, in any network', async () => {
    const { browser, email } = await owner('203.0.113.1');
    const other = openBrowserAt('203.0.113.2');
    expect(await logsIn(other, email)).toBe('200');
    await guess(email);
    // The network of a guesser is full for strangers.
    for (let tries = 0; tries < 25; tries += 1) await logIn(openBrowserAt(NETWORKS[0]), freshEmail());
    for (const each of [browser, other, moveBrowser(browser, NETWORKS[0]!)])
      expect(await logsIn(each, email)).toBe('200');
  });

  test('make other browsers wait, even with the right password', async () => {
    const { email } = await owner();
    const stranger = await owner();
    await guess(email);
    for (const each of [openBrowserAt('203.0.113.3'), stranger.browser]) {
      const response = await logIn(each, email, PASSWORD);
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    }
  });

  test('do not refuse the browser that sets a new password by mail', async () => {
    const { email } = await owner();
    const browser = openBrowserAt('203.0.113.4');
    await guess(email);
    expect(await logsIn(browser, email)).toBe('429 too_many_requests');
    const token = await resetSecret(target, email);
    const json = { token, password: NEW_PASSWORD };
    expect((await browser.send('PUT', '/api/password.php', { json })).status).toBe(200);
    expect(await logsIn(openBrowserAt('203.0.113.4'), email, NEW_PASSWORD)).toBe('429 too_many_requests');
    expect(await logsIn(browser, email, NEW_PASSWORD)).toBe('200');
  });

  test('start again after the member has logged in with another browser', async () => {
    const { email } = await owner();
    for (const address of NETWORKS.slice(0, 29)) await logIn(openBrowserAt(address), email);
    expect(await logsIn(openBrowserAt('203.0.113.5'), email)).toBe('200');
    expect((await guess(email)).filter((response) => response.startsWith('401'))).toHaveLength(30);
  });
});

describe('a browser that the member has used', () => {
  test('has ten wrong passwords in 15 minutes, which other browsers do not share', async () => {
    const { browser, email } = await owner('203.0.113.6');
    const other = openBrowserAt('203.0.113.6');
    expect(await logsIn(other, email)).toBe('200');
    for (let tries = 0; tries < 10; tries += 1) expect((await logIn(browser, email)).status).toBe(401);
    const response = await logIn(moveBrowser(browser, '203.0.113.7'), email, PASSWORD);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900']);
    expect(await logsIn(other, email)).toBe('200');
    api.pass(900_000);
    expect(await logsIn(browser, email)).toBe('200');
  });

  test('is not locked out by guesses from its own address, as behind a proxy that is not trusted', async () => {
    for (const address of [undefined, '127.0.0.1']) {
      const { browser, email } = await owner(address);
      for (let tries = 0; tries < 12; tries += 1) await logIn(openBrowserAt(address), email);
      expect(await logsIn(openBrowserAt(address), email)).toBe('429 too_many_requests');
      expect(await logsIn(browser, email)).toBe('200');
    }
  });

  test('counts as another one once its session was ended from elsewhere', async () => {
    const { browser, email } = await owner('203.0.113.8');
    const other = openBrowserAt('203.0.113.8');
    await logIn(other, email, PASSWORD);
    expect((await other.send('DELETE', '/api/sessions.php', { json: { session: null } })).status).toBe(200);
    await guess(email);
    expect(await logsIn(browser, email)).toBe('429 too_many_requests');
    expect(await logsIn(other, email)).toBe('200');
  });
});

describe('checks of addresses', () => {
  const check = (browser: TestBrowser, email: string) =>
    browser.send('GET', `/api/validate_email.php?email=${encodeURIComponent(email)}`);

  test('are limited to 20 in ten minutes per browser', async () => {
    const browser = openBrowserAt();
    for (let tries = 0; tries < 20; tries += 1) expect((await check(browser, freshEmail())).status).toBe(200);
    const response = await check(browser, freshEmail());
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
  });

  test('are limited to 60 in ten minutes per network, whichever browsers check', async () => {
    const network = '203.0.113.77';
    const statuses = [];
    for (let tries = 0; tries < 61; tries += 1)
      statuses.push((await check(openBrowserAt(network), freshEmail())).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect((await check(openBrowserAt('203.0.113.78'), freshEmail())).status).toBe(200);
  });

  test('are limited to 20 an hour per address from 40 networks, alike with and without an account', async () => {
    const { email } = await owner();
    // The sign-up has checked the address once.
    const addresses = [email, freshEmail()];
    await check(openBrowserAt(), addresses[1]!);
    for (const address of addresses) {
      const statuses = [];
      for (const network of NETWORKS) statuses.push((await check(openBrowserAt(network), address)).status);
      expect(statuses).toEqual(NETWORKS.map((_, index) => (index < 19 ? 200 : 429)));
    }
    expect((await check(openBrowserAt(NETWORKS[0]), ` ${email.toUpperCase()} `)).status).toBe(429);
  });
});

test('confirming with a password allows ten guesses from all sessions and networks of an account together', async () => {
  const browser = openBrowserAt('203.0.113.10');
  const email = await join(browser);
  const other = openBrowserAt('203.0.113.11');
  await logIn(other, email, PASSWORD);
  const confirm = (each: TestBrowser, password: string) =>
    each.send('PUT', '/api/email.php', { json: { email: freshEmail(), password } });
  const leave = (each: TestBrowser) =>
    each.send('DELETE', '/api/user.php', { json: { password: 'a guess' } });
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await leave(browser)).status).toBe(401);
    expect((await leave(moveBrowser(other, NETWORKS[tries]!))).status).toBe(401);
  }
  for (const each of [browser, other]) {
    expect(await codeOf(await leave(each))).toBe('429 too_many_requests');
    expect(await codeOf(await confirm(each, PASSWORD))).toBe('429 too_many_requests');
  }
});
