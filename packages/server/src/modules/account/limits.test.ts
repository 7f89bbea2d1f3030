import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freshEmail,
  join,
  openTestBrowser,
  PASSWORD,
  signUpPayload,
  startTestApi,
  type TestApi,
} from '../../../test/test-api.ts';
import { createApi } from '../../api.ts';
import { attempts } from '../../http/requests.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const openBrowserAt = (address: string) => openTestBrowser(api, 'classic.localhost', address);

/** Sets how many attempts all buckets of a limit have counted, instead of making them. */
const setAttempts = (prefix: string, count: number) =>
  api.db
    .update(attempts)
    .set({ count })
    .where(like(attempts.bucket, `${prefix}%`));

const outcome = (response: Response) => [response.status, response.headers.get('retry-after')];

const checkIn = (browser: ReturnType<typeof openBrowserAt>, email = freshEmail()) =>
  browser.send('GET', `/api/validate_email.php?email=${encodeURIComponent(email)}`);
const check = (address: string) => checkIn(openBrowserAt(address));
const logIn = (address: string, email: string, password = 'wrong one') =>
  openBrowserAt(address).send('POST', '/api/login.php', { json: { email, password } });
const signUp = (address: string) =>
  openBrowserAt(address).send('POST', '/api/user.php?new=1', {
    json: signUpPayload(freshEmail(), 'guessed'),
  });

const toToken =
  (method: string, path: string, more: object = {}) =>
  (address: string) =>
    openBrowserAt(address).send(method, path, { json: { token: 'guessed', ...more } });
const reset = toToken('PUT', '/api/password.php', { password: PASSWORD });

const complaint = { name: 'Kim', email: 'kim@example.com', subject: 'A bill', text: 'Too much.' };
const complain = (browser: ReturnType<typeof openBrowserAt>) =>
  browser.send('POST', '/api/complaints.php', { json: complaint });

/** Signs up with a birth date, which likes need. Returns the id of the member. */
async function idOf(browser: ReturnType<typeof openBrowserAt>): Promise<string> {
  await join(browser);
  const json = { profile: { date_of_birth: '1990-01-01', gender: 'x' } };
  const response = await browser.send('PUT', '/api/user.php', { json });
  return ((await response.json()) as { user: { profile: { id: string } } }).user.profile.id;
}

test.each([
  ['checks', 60, 600, check, 200],
  ['logins', 25, 300, (address: string) => logIn(address, freshEmail()), 401],
  ['sign-ups', 20, 600, signUp, 400],
  ['complaints', 20, 3600, (address: string) => complain(openBrowserAt(address)), 200],
] as const)(
  'limits %s per network, whatever the browser',
  async (name, max, seconds, sendRequest, normal) => {
    const address = `203.0.113.${max}`;
    await Promise.all(Array.from({ length: max - 1 }, () => sendRequest(address)));
    expect((await sendRequest(address)).status, name).toBe(normal);
    expect(outcome(await sendRequest(address))).toEqual([429, String(seconds)]);
    expect((await sendRequest('203.0.113.99')).status).toBe(normal);
    api.pass(seconds * 1000);
    expect((await sendRequest(address)).status).toBe(normal);
  },
);

test('limits complaints of one browser to five an hour, without affecting others', async () => {
  const kim = openBrowserAt('203.0.113.70');
  for (let count = 0; count < 5; count += 1) expect((await complain(kim)).status).toBe(200);
  expect(outcome(await complain(kim))).toEqual([429, '3600']);
  expect((await complain(openBrowserAt('203.0.113.70'))).status).toBe(200);
});

test('limits likes and unlikes of a member together to 600 an hour, on every server', async () => {
  const other = createApi(api.options);
  const [anna, ben] = [openBrowserAt('198.51.100.20'), openBrowserAt('198.51.100.20')];
  const [json, benJson] = [{ profile: await idOf(ben) }, { profile: await idOf(anna) }];
  const change = (browser: typeof anna, method: 'POST' | 'DELETE', payload = json) =>
    browser.send(method, '/api/likes.php', { json: payload });
  expect((await change(anna, 'POST')).status).toBe(200);
  await setAttempts('like:', 598);
  expect((await change(anna, 'DELETE')).status).toBe(200);
  expect((await change(anna, 'POST')).status).toBe(200);
  for (const running of [api, { api: other }]) {
    const again = openTestBrowser(running, anna.host);
    for (const [name, value] of anna.cookies) again.cookies.set(name, value);
    for (const method of ['POST', 'DELETE'] as const)
      expect(outcome(await change(again, method))).toEqual([429, '3600']);
  }
  expect((await change(ben, 'POST', benJson)).status).toBe(200);
  api.pass(3_600_000);
  expect((await change(anna, 'DELETE')).status).toBe(200);
  await other.close();
});

test('shares one limit per network between mailed links for passwords, addresses and activations', async () => {
  const address = '203.0.113.61';
  const requests = [reset, toToken('POST', '/api/email.php'), toToken('POST', '/api/activate.php')];
  for (const sendRequest of requests) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendRequest(address)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400]));
  }
  for (const sendRequest of requests) expect(outcome(await sendRequest(address))).toEqual([429, '600']);
  expect((await reset('203.0.113.62')).status).toBe(400);
  api.pass(600_000);
  expect((await reset(address)).status).toBe(400);
});

test('limits uploads per member and per network before reading them', async () => {
  const send = (browser: ReturnType<typeof openBrowserAt>) => {
    const body = new FormData();
    body.append('file', new File(['hello'], 'photo.png'));
    return browser.send('POST', '/api/profileimage.php', { body });
  };
  const moveBrowser = (browser: ReturnType<typeof openBrowserAt>, address: string) => {
    const other = openBrowserAt(address);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    return other;
  };
  // Both members sign up from a different network and then use the same office.
  const [first, second] = [openBrowserAt('198.51.100.10'), openBrowserAt('198.51.100.11')];
  for (const home of [first, second]) await join(home);
  const [inOffice, colleague] = [first, second].map((home) => moveBrowser(home, '198.51.100.99'));
  expect((await send(inOffice!)).status).toBe(422);
  await setAttempts('upload:', 59);
  expect((await send(inOffice!)).status).toBe(422);
  for (const browser of [inOffice!, moveBrowser(first, '198.51.100.98')])
    expect(outcome(await send(browser))).toEqual([429, '3600']);
  await setAttempts('upload-network:', 239);
  expect((await send(colleague!)).status).toBe(422);
  expect(outcome(await send(colleague!))).toEqual([429, '3600']);
  api.pass(3_600_000);
  expect((await send(colleague!)).status).toBe(422);
});

test('counts attempts of two servers on one database together', async () => {
  const other = createApi(api.options);
  const address = '203.0.113.26';
  const sendRequest = (running: Pick<TestApi, 'api'>) =>
    openTestBrowser(running, 'classic.localhost', address).send('POST', '/api/login.php', {
      json: { email: freshEmail(), password: 'wrong one' },
    });
  for (let tries = 0; tries < 25; tries += 1)
    expect((await sendRequest(tries % 2 === 0 ? api : { api: other })).status).toBe(401);
  for (const running of [api, { api: other }])
    expect(outcome(await sendRequest(running))).toEqual([429, '300']);
  await other.close();
});

test('has no network limit for loopback addresses', async () => {
  for (let tries = 0; tries < 31; tries += 1)
    expect((await logIn('127.0.0.1', freshEmail())).status).toBe(401);
});

test('locks out only the network that guesses passwords', async () => {
  const email = await join(openBrowserAt('198.51.100.1'));
  for (let tries = 0; tries < 10; tries += 1) await logIn('198.51.100.2', email);
  expect(outcome(await logIn('198.51.100.2', email, PASSWORD))).toEqual([429, '900']);
  expect((await logIn('198.51.100.1', email, PASSWORD)).status).toBe(200);
});

test('limits sign-ups per browser', async () => {
  const browser = openTestBrowser(api);
  const json = signUpPayload(freshEmail(), 'guessed');
  await browser.send('GET', '/api/validate_email.php?email=b%40example.com');
  for (let tries = 0; tries < 20; tries += 1)
    expect((await browser.send('POST', '/api/user.php?new=1', { json })).status).toBe(400);
  expect(outcome(await browser.send('POST', '/api/user.php?new=1', { json }))).toEqual([429, '600']);
});
