import { lte } from 'drizzle-orm';
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
} from '../../../test/test-api.ts';
import { createApi } from '../../api.ts';
import { pushSubscriptions } from '../push/push.table.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { tokens } from './tokens.table.ts';

const DAY = 86_400_000;
const OTHER_PASSWORD = 'another horse, another battery';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newBrowser = () => openTestBrowser(api);
const statusOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/user.php')).status;
const logIn = async (email: string, password = PASSWORD, browser = newBrowser()) =>
  codeOf(await browser.send('POST', '/api/login.php', { json: { email, password } }));

/**
 * The newest mail to an address with a link to `path`, and the secret of the link. Waits until it is sent.
 */
async function mailTo(
  address: string,
  path: string,
): Promise<{ secret: string; text: string; subject: string }> {
  const find = () => api.mails.findLast((mail) => mail.to === address && mail.text.includes(path));
  await expect.poll(find).toBeDefined();
  const { text = '', subject = '' } = find() ?? {};
  return { text, subject, secret: /token=([\w-]+)/.exec(text)?.[1] ?? '' };
}

async function newMember() {
  const browser = newBrowser();
  const email = await join(browser);
  const { secret } = await mailTo(email, '/activate/done');
  return { browser, email, activation: secret };
}

/** Starts another server on the same database, which runs the due jobs. */
async function doDueJobs(): Promise<void> {
  const other = createApi(api.options);
  const now = api.options.clock.now();
  const due = async () => (await api.db.select().from(jobs).where(lte(jobs.dueAt, now))).length;
  await expect.poll(due).toBe(0);
  await other.close();
}

const activate = (token: string) => newBrowser().send('POST', '/api/activate.php', { json: { token } });

describe('resetting the password', () => {
  const requestReset = async (email: string, browser = newBrowser()) =>
    browser.send('POST', '/api/password.php', { json: { email } });
  const set = async (token: string, password = OTHER_PASSWORD) =>
    codeOf(await newBrowser().send('PUT', '/api/password.php', { json: { token, password } }));

  test('responds the same with and without an account', async () => {
    const { email } = await newMember();
    const stranger = freshEmail();
    const responses = await Promise.all([requestReset(email), requestReset(stranger)]);
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(bodies[0]).toBe(bodies[1]);
    await mailTo(email, '/reset-password/do');
    expect(api.mails.some(({ to }) => to === stranger)).toBe(false);
  });

  test('sets the password once by the mailed link, ends every session, and accepts only the new password', async () => {
    const { browser, email } = await newMember();
    const second = newBrowser();
    await logIn(email, PASSWORD, second);
    await requestReset(email.toUpperCase());
    const { secret, text } = await mailTo(email, '/reset-password/do');
    expect(text).toContain('https://classic.example.com/reset-password/do?token=');
    expect(await set(secret)).toBe('200');
    expect([await statusOf(browser), await statusOf(second)]).toEqual([403, 403]);
    expect(await logIn(email)).toBe('401 wrong_login');
    expect(await logIn(email, OTHER_PASSWORD)).toBe('200');
    expect(await set(secret)).toBe('400 bad_token');
  });

  test('invalidates earlier links after a reset, and any link after two hours', async () => {
    const { email } = await newMember();
    await requestReset(email);
    const first = await mailTo(email, '/reset-password/do');
    await requestReset(email);
    await expect.poll(async () => (await mailTo(email, '/reset-password/do')).secret).not.toBe(first.secret);
    const second = await mailTo(email, '/reset-password/do');
    expect(await set(second.secret)).toBe('200');
    expect(await set(first.secret)).toBe('400 bad_token');
    await requestReset(email);
    await expect.poll(async () => (await mailTo(email, '/reset-password/do')).secret).not.toBe(second.secret);
    const third = await mailTo(email, '/reset-password/do');
    api.pass(2 * 3_600_000);
    expect(await set(third.secret)).toBe('400 bad_token');
  });

  test('refuses an easy password and keeps the link valid', async () => {
    const { email } = await newMember();
    await requestReset(email);
    const { secret } = await mailTo(email, '/reset-password/do');
    for (const weak of ['password1', '87654321', 'LindenLane12'])
      expect(await set(secret, weak)).toBe('400 weak_password password');
    expect(await set(secret, 'x'.repeat(257))).toBe('400 bad_request password');
    expect(await set(secret)).toBe('200');
  });

  test('builds the link without the host of the request', async () => {
    const { browser, email } = await newMember();
    const headers = { 'x-forwarded-host': 'evil.example', 'x-original-host': 'classic.localhost' };
    await browser.send('POST', '/api/password.php', { json: { email }, headers });
    expect((await mailTo(email, '/reset-password/do')).text).not.toContain('evil.example');
  });

  test('limits requests for one address with 429, whether it has an account or not', async () => {
    const { email } = await newMember();
    for (const address of [email, freshEmail()]) {
      const codes = [];
      for (let count = 0; count < 7; count += 1) codes.push((await requestReset(address)).status);
      expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });
});

describe('changing the address', () => {
  const change = async (browser: TestBrowser, email: string, password = PASSWORD) =>
    codeOf(await browser.send('PUT', '/api/email.php', { json: { email, password } }));
  const confirm = async (token: string) =>
    codeOf(await newBrowser().send('POST', '/api/email.php', { json: { token } }));
  const emailOf = async (browser: TestBrowser) =>
    ((await (await browser.send('GET', '/api/user.php')).json()) as { user: { email: string } }).user.email;

  test('requires the password, mails an account whose address is taken, and takes effect when the link is followed', async () => {
    const { browser, email } = await newMember();
    const { email: takenEmail } = await newMember();
    const next = freshEmail();
    expect(await change(browser, next, 'a guess')).toBe('401 wrong_password password');
    expect(await change(browser, takenEmail.toUpperCase())).toBe('200');
    await expect
      .poll(() => api.mails.findLast(({ to }) => to === takenEmail)?.subject)
      .toContain('Je adres bij');
    const { text } = api.mails.findLast(({ to }) => to === takenEmail)!;
    expect(text).toContain('het hoort al bij dat van jou');
    expect(text).not.toContain('token=');
    expect(await change(browser, next)).toBe('200');
    expect(await emailOf(browser)).toBe(email);
    const { secret } = await mailTo(next, '/mail-change/do');
    expect(await confirm(secret)).toBe('200');
    expect(await emailOf(browser)).toBe(next);
    expect(await confirm(secret)).toBe('400 bad_token');
    expect(await logIn(email)).toBe('401 wrong_login');
    expect(await logIn(next)).toBe('200');
  });

  test('lets the old address undo the change for a week, which ends all sessions', async () => {
    const { browser, email, activation } = await newMember();
    await activate(activation);
    const next = freshEmail();
    await change(browser, next);
    const { secret } = await mailTo(next, '/mail-change/do');
    const undo = await mailTo(email, '/mail-change/do');
    expect(undo.text).toContain(`token=${undo.secret}&undo=1`);
    expect(undo.text).toContain(next);
    await confirm(secret);
    // Whoever changed the address changes it once more, to get an undo link of their own.
    await change(browser, freshEmail());
    await expect.poll(async () => (await mailTo(next, '/mail-change/do')).secret).not.toBe(secret);
    const attackerUndo = await mailTo(next, '/mail-change/do');
    api.pass(6 * DAY);
    expect(await confirm(undo.secret)).toBe('200');
    expect(await statusOf(browser)).toBe(403);
    expect(await confirm(attackerUndo.secret)).toBe('400 bad_token');
    expect(await logIn(email)).toBe('200');
    expect(await logIn(next)).toBe('401 wrong_login');
  });

  test('sends no undo link to an unconfirmed address, which may be a stranger’s', async () => {
    const { browser, email } = await newMember();
    const next = freshEmail();
    await change(browser, next);
    await confirm((await mailTo(next, '/mail-change/do')).secret);
    expect(api.mails.some(({ to, text }) => to === email && text.includes('/mail-change/do'))).toBe(false);
  });

  test('refuses the change when another account took the address meanwhile', async () => {
    const { browser } = await newMember();
    const next = freshEmail();
    await change(browser, next);
    const { secret } = await mailTo(next, '/mail-change/do');
    const other = newBrowser();
    const token = await tokenFor(other, next);
    expect(token).toBeTruthy();
    await other.send('POST', '/api/user.php?new=1', { json: signUpPayload(next, token) });
    expect(await confirm(secret)).toBe('409 email_taken email');
  });

  test('invalidates a reset link to the old address after the change', async () => {
    const { browser, email } = await newMember();
    await newBrowser().send('POST', '/api/password.php', { json: { email } });
    const reset = await mailTo(email, '/reset-password/do');
    const next = freshEmail();
    await change(browser, next);
    await confirm((await mailTo(next, '/mail-change/do')).secret);
    const json = { token: reset.secret, password: OTHER_PASSWORD };
    expect(await codeOf(await newBrowser().send('PUT', '/api/password.php', { json }))).toBe('400 bad_token');
  });
});

describe('leaving', () => {
  const deleteAccount = async (browser: TestBrowser, password = PASSWORD) =>
    codeOf(await browser.send('DELETE', '/api/user.php', { json: { password } }));
  const profileOf = async (browser: TestBrowser) =>
    ((await (await browser.send('GET', '/api/user.php')).json()) as { user: { profile: { id: string } } })
      .user.profile.id;
  const profileStatus = async (id: string) =>
    (await newBrowser().send('GET', `/api/profile.php?id=${id}`)).status;

  test('requires the password, hides the account and ends its sessions', async () => {
    const { browser, email } = await newMember();
    const second = newBrowser();
    await logIn(email, PASSWORD, second);
    const id = await profileOf(browser);
    expect(await profileStatus(id)).toBe(200);
    expect(await deleteAccount(browser, 'a guess')).toBe('401 wrong_password password');
    expect(await deleteAccount(browser)).toBe('200');
    expect([await statusOf(browser), await statusOf(second), await profileStatus(id)]).toEqual([
      403, 403, 404,
    ]);
    expect((await mailTo(email, '/login')).text).toContain('30');
  });

  test('restores everything when the member logs in within 30 days, and erases nothing later', async () => {
    const { browser, email } = await newMember();
    const id = await profileOf(browser);
    await deleteAccount(browser);
    api.pass(29 * DAY);
    expect(await logIn(email, 'a guess')).toBe('401 wrong_login');
    expect(await profileStatus(id)).toBe(404);
    expect(await logIn(email)).toBe('200');
    expect(await profileStatus(id)).toBe(200);
    api.pass(2 * DAY);
    await doDueJobs();
    expect(await profileStatus(id)).toBe(200);
  });

  test('erases the account after 30 days and frees the address', async () => {
    const { browser, email } = await newMember();
    await deleteAccount(browser);
    api.pass(30 * DAY);
    expect(await logIn(email)).toBe('401 wrong_login');
    await doDueJobs();
    const status = async () => {
      const check = await newBrowser().send('GET', `/api/validate_email.php?email=${email}`);
      return ((await check.json()) as { status: string }).status;
    };
    await expect.poll(status).toBe('new');
  });
});

describe('push', () => {
  const register = async (browser: TestBrowser, endpoint: string) => {
    const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
    return codeOf(await browser.send('POST', '/api/user.php?push=1', { json: { subscription } }));
  };

  test(
    'stores a subscription of a push service with the account, and refuses other endpoints',
    { meta: { spec: ['call.post-user-push.only-if-subscribed'] } },
    async () => {
      const { browser } = await newMember();
      const service = 'https://fcm.googleapis.com/fcm/send/only-one';
      const others = ['http://127.0.0.1/', 'https://localhost/x', 'https://intranet.example/x'];
      expect(await register(browser, service)).toBe('200');
      for (const endpoint of others) {
        expect(await register(browser, endpoint)).toBe('400 bad_request subscription');
      }
      const nothing = { json: { subscription: 'false' } };
      expect(await codeOf(await browser.send('POST', '/api/user.php?push=1', nothing))).toBe(
        '400 bad_request subscription',
      );
      const endpoints = (await api.db.select().from(pushSubscriptions)).map(
        (row) => row.subscription.endpoint,
      );
      expect(endpoints.filter((endpoint) => [service, ...others].includes(endpoint))).toEqual([service]);
    },
  );
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});

test('does the same work for an address that is taken', async () => {
  const { browser } = await newMember();
  const { email: takenEmail } = await newMember();
  const rowsAfter = async (email: string) => {
    await browser.send('PUT', '/api/email.php', { json: { email, password: PASSWORD } });
    const rows = await api.db.select().from(tokens);
    return rows.filter(({ kind, detail }) => kind === 'email_change' && detail === email).length;
  };
  expect([(await rowsAfter(freshEmail())) > 0, (await rowsAfter(takenEmail)) > 0]).toEqual([true, true]);
});
