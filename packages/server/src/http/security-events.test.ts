import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCountingHasher, resetSecret } from '../../test/attacks/attack.ts';
import { join, openTestBrowser, PASSWORD, startTestApi } from '../../test/test-api.ts';
import { deskEvents } from './desk-events.ts';
import { securityEvents } from './security-events.ts';

type Event = Record<string, unknown>;

/** Starts an API with a browser in a network, and reads the security events since the last call. */
async function startWatchedApi() {
  const seenEvents: Event[] = [];
  const faults: string[] = [];
  const log = {
    info: (message: string, details: Event = {}) =>
      void (message === 'Security event' && seenEvents.push(details)),
    error: (message: string) => void faults.push(message),
  };
  const { hasher, work } = createCountingHasher();
  const api = await startTestApi({ log, hasher });
  onTestFinished(() => api.stop());
  const browser = openTestBrowser(api, 'classic.localhost', '203.0.113.77');
  return { target: { api, work }, browser, events: () => seenEvents.splice(0) };
}

const place = { site: 'classic', network: '203.0.113.0/24' };

test('an account leaves its log-ins and changes, and no address, in the log', async () => {
  const { target, browser, events } = await startWatchedApi();
  const email = await join(browser);
  const [{ member }] = events() as [{ member: string }];
  const logIn = (password: string) => browser.send('POST', '/api/login.php', { json: { email, password } });

  await browser.send('GET', '/api/logout.php');
  await browser.send('GET', '/api/logout.php');
  await logIn('a guess');
  await logIn(PASSWORD);
  expect(events()).toEqual([
    { event: 'logged_out', call: 'logout', member, ...place },
    { event: 'login_failed', call: 'login', ...place },
    { event: 'login_succeeded', call: 'login', member, ...place },
  ]);

  const token = await resetSecret(target, email);
  const json = { token, password: 'another horse, another battery' };
  const stranger = openTestBrowser(target.api, 'classic.localhost', '2001:db8:1:2::9');
  await stranger.send('PUT', '/api/password.php', { json: { ...json, token: 'wrong' } });
  await stranger.send('PUT', '/api/password.php', { json });
  expect(events()).toMatchObject([
    { event: 'link_refused', call: 'resetPassword', network: '2001:db8:1::/48' },
    { event: 'password_reset', member, network: '2001:db8:1::/48' },
  ]);

  await logIn(json.password);
  const next = 'a third horse, a third battery';
  const change = (password: string) =>
    browser.send('PUT', '/api/password.php?change=1', { json: { password, new_password: next } });
  await change('a guess');
  await change(json.password);
  expect(events()).toMatchObject([
    { event: 'login_succeeded' },
    { event: 'password_refused', call: 'changePassword', member },
    { event: 'password_changed', call: 'changePassword', member },
  ]);

  await browser.send('DELETE', '/api/user.php', { json: { password: PASSWORD } });
  await browser.send('DELETE', '/api/user.php', { json: { password: next } });
  const last = events();
  expect(last).toMatchObject([
    { event: 'password_refused', call: 'deleteUser', member },
    { event: 'account_deleted', call: 'deleteUser', member },
  ]);
  expect(JSON.stringify(last)).not.toContain(email);
});

test('a repeated request leaves its event once', async () => {
  const { browser, events } = await startWatchedApi();
  const email = await join(browser);
  events();
  const logIn = () =>
    browser.send('POST', '/api/login.php', {
      json: { email, password: PASSWORD },
      headers: { 'idempotency-key': 'b6a2cb0e-54a5-4b0c-9f4d-1c5e4a8f7d11' },
    });
  expect([(await logIn()).status, (await logIn()).status]).toEqual([200, 200]);
  expect(events().map(({ event }) => event)).toEqual(['login_succeeded']);
});

test('a limit names itself, and a foreign page its origin', async () => {
  const { browser, events } = await startWatchedApi();
  const json = { email: 'nobody@example.com', password: 'a guess' };
  for (let count = 0; count < 11; count += 1) await browser.send('POST', '/api/login.php', { json });
  expect(events().at(-1)).toEqual({ event: 'limit_hit', call: 'login', limit: 'login', ...place });
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  await browser.send('POST', '/api/login.php', { json, headers });
  expect(events()).toEqual([
    { event: 'origin_refused', call: 'login', origin: 'https://evil.example', ...place },
  ]);
});

test('what is not the member’s, no session and broken input leave their event, and reads of visitors none', async () => {
  const { target, browser, events } = await startWatchedApi();
  await join(browser);
  const [{ member }] = events() as [{ member: string }];
  const stranger = openTestBrowser(target.api, 'classic.localhost', '203.0.113.78');
  const json = { conversation: 'of-others', text: 'Hi', client_id: 'b6a2cb0e-54a5-4b0c-9f4d-1c5e4a8f7d11' };
  for (const path of ['/api/user.php', '/api/chats.php']) await stranger.send('GET', path);
  expect(events()).toEqual([]);
  const statuses = [
    await browser.send('POST', '/api/messages.php', { json }),
    await stranger.send('POST', '/api/messages.php', { json }),
    await browser.send('PUT', '/api/user.php', { json: { credits: 1000 } }),
    await browser.send('GET', '/api/search.php?manual_search=1&pp=1&pp=2'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 403, 400, 400]);
  expect(events()).toEqual([
    { event: 'access_refused', call: 'sendMessage', member, ...place },
    { event: 'access_refused', call: 'sendMessage', ...place },
    { event: 'input_refused', call: 'saveUser', member, ...place },
    { event: 'input_refused', call: 'search', member, ...place },
  ]);
});

test('photos that are refused leave one event a second, with the network and the number of others', async () => {
  const { browser, events } = await startWatchedApi();
  const time = vi.spyOn(performance, 'now').mockReturnValue(5);
  onTestFinished(() => time.mockRestore());
  const ask = async () => (await browser.send('GET', '/cdn/photos/of-others/640.webp')).status;
  expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 404]);
  time.mockReturnValue(1005);
  await ask();
  const event = { event: 'access_refused', call: 'photo', ...place };
  expect(events()).toEqual([event, { ...event, omitted: 2 }]);
});

test('the guide lists every event', () => {
  const guide = readFileSync(new URL('../../../../docs/operators/operating.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('### Security events');
  const listedNames = [...section.split('\n### ')[0]!.matchAll(/^\| `([a-z_]+)` +\|/gm)].map(
    ([, name]) => name,
  );
  expect(listedNames.toSorted()).toEqual([...securityEvents, ...deskEvents].toSorted());
});
