import { BROWSER_KNOWN_TIME_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  freshEmail,
  join,
  openTestBrowser,
  PASSWORD,
  signUpPayload,
  startTestApi,
  type TestApi,
  type TestBrowser,
  tokenFor,
  USER_AGENT,
} from '../../../test/test-api.ts';
import { tokens } from './tokens.table.ts';

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newBrowser = () => openTestBrowser(api);

describe('exporting personal data', () => {
  test('contains the member’s data without secrets, and requires a login', async () => {
    const browser = newBrowser();
    const email = await join(browser);
    const response = await browser.send('GET', '/api/export.php');
    const text = await response.text();
    const data = JSON.parse(text) as { account: { email: string }; saved_search: null; sessions: object[] };
    expect(data.saved_search).toBeNull();
    expect(data.account.email).toBe(email);
    expect(data.sessions).toHaveLength(1);
    expect(text).not.toMatch(/argon2|password|token_hash/);
    expect(await codeOf(await newBrowser().send('GET', '/api/export.php'))).toBe('403 not_logged_in');
  });

  test('contains campaign profile and push services, without their keys', async () => {
    const browser = newBrowser();
    const email = freshEmail();
    const payload = { ...signUpPayload(email, await tokenFor(browser, email)), profile: 'of-a-campaign' };
    await browser.send('POST', '/api/user.php?new=1', { json: payload });
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/secret-address';
    const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'key', auth: 'auth-of-browser' } });
    await browser.send('POST', '/api/user.php?push=1', { json: { subscription } });
    const text = await (await browser.send('GET', '/api/export.php')).text();
    expect(JSON.parse(text)).toMatchObject({
      account: { campaign_profile: 'of-a-campaign' },
      push: [{ service: 'https://updates.push.services.mozilla.com', since: expect.any(String) }],
    });
    expect(text).not.toMatch(/secret-address|auth-of-browser/);
  });

  test('contains the known browsers with user agent and last login, without their secrets', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const email = await join(browser);
    const logIn = (loginBrowser: TestBrowser, headers = {}) =>
      loginBrowser.send('POST', '/api/login.php', { json: { email, password: PASSWORD }, headers });
    const readExport = async () => {
      const text = await (await browser.send('GET', '/api/export.php')).text();
      return { text, browsers: (JSON.parse(text) as { known_browsers: object[] }).known_browsers };
    };
    const joinTime = api.options.clock.now().toISOString();
    api.pass(DAY);
    await logIn(other, { 'user-agent': 'Lynx/2.9' });
    const { text, browsers: knownBrowsers } = await readExport();
    expect(knownBrowsers).toEqual([
      { last_login: api.options.clock.now().toISOString(), user_agent: 'Lynx/2.9' },
      { last_login: joinTime, user_agent: USER_AGENT },
    ]);
    const rows = await api.db.select().from(tokens).where(eq(tokens.kind, 'browser'));
    expect(rows.length).toBeGreaterThan(1);
    for (const { tokenHash, visitor } of rows)
      for (const secret of [tokenHash, visitor]) expect(text).not.toContain(secret);
    api.pass(BROWSER_KNOWN_TIME_MS);
    await logIn(browser);
    expect((await readExport()).browsers).toHaveLength(1);
  });
});
