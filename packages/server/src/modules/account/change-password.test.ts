import { afterAll, beforeAll, expect, test } from 'vitest';
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

const OTHER_PASSWORD = 'another horse, another battery';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newBrowser = () => openTestBrowser(api);

async function newMember() {
  const browser = newBrowser();
  return { browser, email: await join(browser) };
}

const send = (browser: TestBrowser, { password = PASSWORD, next = OTHER_PASSWORD } = {}) =>
  browser.send('PUT', '/api/password.php?change=1', { json: { password, new_password: next } });
const change = async (browser: TestBrowser, passwords: { password?: string; next?: string } = {}) =>
  codeOf(await send(browser, passwords));
const logIn = async (email: string, password: string, browser = newBrowser()) =>
  codeOf(await browser.send('POST', '/api/login.php', { json: { email, password } }));
const statusOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/user.php')).status;

async function sessionsOf(browser: TestBrowser) {
  const response = await browser.send('GET', '/api/sessions.php');
  return ((await response.json()) as { sessions: { id: string; current: boolean }[] }).sessions;
}

/** A browser with a copy of the cookies that another one has now. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = newBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** The secret of the newest mail to an address with a link to `path`. */
async function mailedSecret(address: string, path: string): Promise<string> {
  const find = () => api.mails.findLast((mail) => mail.to === address && mail.text.includes(path))?.text;
  await expect.poll(find).toBeDefined();
  return /token=([\w-]+)/.exec(find() ?? '')?.[1] ?? '';
}

test('ends all other sessions, and keeps this one under a new token', async () => {
  const { browser, email } = await newMember();
  const elsewhere = newBrowser();
  await logIn(email, PASSWORD, elsewhere);
  const stolenBrowser = copyOf(browser);
  const [{ id } = { id: '' }] = (await sessionsOf(browser)).filter(({ current }) => current);
  expect(await change(browser)).toBe('200');
  api.pass(10_000);
  expect([await statusOf(browser), await statusOf(elsewhere), await statusOf(stolenBrowser)]).toEqual([
    200, 403, 403,
  ]);
  // The same session goes on, with its streams and its push subscription.
  expect(await sessionsOf(browser)).toMatchObject([{ id, current: true }]);
  expect(await logIn(email, PASSWORD)).toBe('401 wrong_login');
  expect(await logIn(email, OTHER_PASSWORD)).toBe('200');
});

test('answers reads that the browser sent with the replaced token, and neither writes nor streams', async () => {
  const { browser } = await newMember();
  const browserCopy = copyOf(browser);
  await change(browser);
  expect(await statusOf(browserCopy)).toBe(200);
  expect(await codeOf(await browserCopy.send('GET', '/api/events.php'))).toBe('403 not_logged_in');
  expect(await change(browserCopy, { password: OTHER_PASSWORD, next: PASSWORD })).toBe('403 not_logged_in');
  api.pass(10_000);
  expect(await statusOf(browserCopy)).toBe(403);
});

test('ends the streams of a copied cookie', async () => {
  const { browser } = await newMember();
  const streamResponse = await copyOf(browser).send('GET', '/api/events.php');
  const reader = streamResponse.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  await change(browser);
  let last = await reader.read();
  while (!last.done) last = await reader.read();
  expect(last.done).toBe(true);
});

test('refuses a wrong current password, and changes nothing', async () => {
  const { browser, email } = await newMember();
  const cookiesBefore = new Map(browser.cookies);
  expect(await change(browser, { password: 'a guess' })).toBe('401 wrong_password password');
  expect([...browser.cookies]).toEqual([...cookiesBefore]);
  expect([await statusOf(browser), await logIn(email, PASSWORD)]).toEqual([200, '200']);
});

test('counts wrong passwords together with those of other actions, for all sessions', async () => {
  const { browser, email } = await newMember();
  const elsewhere = newBrowser();
  await logIn(email, PASSWORD, elsewhere);
  const guess = { password: 'a guess' };
  for (let count = 0; count < 5; count += 1) {
    expect(await change(browser, guess)).toBe('401 wrong_password password');
    expect(await codeOf(await elsewhere.send('DELETE', '/api/user.php', { json: guess }))).toBe(
      '401 wrong_password password',
    );
  }
  expect(await change(browser)).toBe('429 too_many_requests');
  api.pass(900_000);
  expect(await change(browser)).toBe('200');
});

test.each([
  ['a common one', 'password1', '400 weak_password new_password'],
  ['a sequence', '87654321', '400 weak_password new_password'],
  ['one that is too short', 'x7-Kq', '400 bad_request new_password'],
  ['one that is too long', 'x'.repeat(257), '400 bad_request new_password'],
])('refuses %s as at the sign-up, and changes nothing', async (_, next, code) => {
  const { browser, email } = await newMember();
  expect(await change(browser, { next })).toBe(code);
  expect([await statusOf(browser), await logIn(email, PASSWORD)]).toEqual([200, '200']);
});

test('refuses the address of the account as its password', async () => {
  const { browser, email } = await newMember();
  expect(await change(browser, { next: email })).toBe('400 weak_password new_password');
});

test('verifies a password exactly as it was typed, up to 256 characters', async () => {
  const { browser, email } = await newMember();
  const next = `${'Long Horse '.repeat(23)}end`;
  expect([next.length, await change(browser, { next })]).toEqual([256, '200']);
  for (const other of [next.toLowerCase(), next.slice(0, -1), `${next.slice(0, -3)}END`])
    expect(await logIn(email, other)).toBe('401 wrong_login');
  expect(await logIn(email, next)).toBe('200');
});

test('refuses a visitor', async () => {
  expect(await change(newBrowser())).toBe('403 not_logged_in');
});

test('mails it, and adds a notification', async () => {
  const { browser, email } = await newMember();
  await change(browser);
  const mails = () => api.mails.filter(({ to, text }) => to === email && text.includes('/reset-password\n'));
  await expect.poll(() => mails().length).toBe(1);
  const { notifications } = (await (await browser.send('GET', '/api/notifications.php')).json()) as {
    notifications: { account: string }[];
  };
  expect(notifications.map(({ account }) => account)).toEqual(['password_changed']);
});

test('voids mailed links to reset the password and to change the address, but not one that undoes a change', async () => {
  const { browser, email } = await newMember();
  const token = await mailedSecret(email, '/activate/done');
  await browser.send('POST', '/api/activate.php', { json: { token } });
  const next = freshEmail();
  await browser.send('PUT', '/api/email.php', { json: { email: next, password: PASSWORD } });
  await browser.send('POST', '/api/password.php', { json: { email } });
  const [reset, confirm, undo] = await Promise.all([
    mailedSecret(email, '/reset-password/do'),
    mailedSecret(next, '/mail-change/do'),
    mailedSecret(email, '/mail-change/do'),
  ]);
  expect(await change(browser)).toBe('200');
  const json = { token: reset, password: PASSWORD };
  expect(await codeOf(await newBrowser().send('PUT', '/api/password.php', { json }))).toBe('400 bad_token');
  const open = async (secret: string) =>
    codeOf(await newBrowser().send('POST', '/api/email.php', { json: { token: secret } }));
  expect([await open(confirm), await open(undo)]).toEqual(['400 bad_token', '200']);
});

test('lets one of two simultaneous changes win', async () => {
  const { browser, email } = await newMember();
  const elsewhere = newBrowser();
  await logIn(email, PASSWORD, elsewhere);
  const third = 'a third horse, a third battery';
  const codes = await Promise.all([change(browser), change(elsewhere, { next: third })]);
  expect(codes.toSorted()).toEqual([
    '200',
    expect.stringMatching(/^(401 wrong_password password|403 not_logged_in)$/),
  ]);
  const [winner, loser] = codes[0] === '200' ? [browser, elsewhere] : [elsewhere, browser];
  expect([await statusOf(winner), await statusOf(loser)]).toEqual([200, 403]);
  expect(await logIn(email, winner === browser ? OTHER_PASSWORD : third)).toBe('200');
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});
