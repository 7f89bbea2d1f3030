import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../api.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import type { Mailer } from '../../ports/ports.ts';
import { join, openTestBrowser, PASSWORD, startTestApi, type TestBrowser } from '../../../test/test-api.ts';

/** A server that died right after a sign-up, before running any job. */
async function startDead(mailer?: Mailer) {
  const api = await startTestApi(mailer ? { mailer } : {});
  onTestFinished(() => api.stop());
  // A closed API still responds but runs no jobs.
  await api.api.close();
  const browser = openTestBrowser(api);
  const email = await join(browser);
  /** Runs the due jobs on another server of the same database. */
  const takeOver = () => createApi(api.options).close();
  return { api, browser, email, takeOver };
}

const isDelivered = async (browser: TestBrowser) =>
  ((await (await browser.send('GET', '/api/activate.php')).json()) as { delivered: boolean }).delivered;

test('sends the activation mail of a dead server’s sign-up once, by the next server', async () => {
  const { api, browser, email, takeOver } = await startDead();
  expect([api.mails.length, await isDelivered(browser)]).toEqual([0, false]);
  await takeOver();
  expect(api.mails.map(({ to }) => to)).toEqual([email]);
  expect([await isDelivered(browser), await api.db.$count(jobs)]).toEqual([true, 0]);
  await takeOver();
  expect(api.mails).toHaveLength(1);
});

test('retries a failing mail server a minute later', async () => {
  const recipients: string[] = [];
  let isUnavailable = true;
  const { api, browser, email, takeOver } = await startDead({
    send: async ({ to }) => {
      if (isUnavailable) throw new Error('The mail server is unavailable.');
      recipients.push(to);
    },
  });
  await takeOver();
  expect(api.faults).toEqual([expect.stringContaining('activation-mail')]);
  isUnavailable = false;
  api.pass(59_000);
  await takeOver();
  expect(await isDelivered(browser)).toBe(false);
  api.pass(2000);
  await takeOver();
  expect([recipients, await isDelivered(browser)]).toEqual([[email], true]);
});

test('sends no second activation mail when another was requested meanwhile', async () => {
  const { api, browser, takeOver } = await startDead();
  await browser.send('POST', '/api/activate.php?resend=1');
  expect([api.mails.length, await isDelivered(browser)]).toEqual([1, true]);
  await takeOver();
  expect([api.mails.length, await api.db.$count(jobs)]).toEqual([1, 0]);
});

test('sends the farewell mail by the next server, but not after the account was restored', async () => {
  const { api, browser, email, takeOver } = await startDead();
  await takeOver();
  const leave = () => browser.send('DELETE', '/api/user.php', { json: { password: PASSWORD } });
  const logIn = () => browser.send('POST', '/api/login.php', { json: { email, password: PASSWORD } });
  expect((await leave()).status).toBe(200);
  await takeOver();
  expect(api.mails.at(-1)?.text).toContain('/login');
  await logIn();
  await leave();
  await logIn();
  await takeOver();
  expect(api.mails.filter(({ text }) => text.includes('/login'))).toHaveLength(1);
});

const MAIL_REQUESTS = ['password', 'email'] as const;

test.each(MAIL_REQUESTS)(
  'sends the %s mail of a dead server by the next one, and retries it',
  async (name) => {
    const recipients: string[] = [];
    let isUnavailable = true;
    const { api, browser, email, takeOver } = await startDead({
      send: async ({ to }) => {
        if (isUnavailable) throw new Error('The mail server is unavailable.');
        recipients.push(to);
      },
    });
    await api.db.delete(jobs);
    const [method, recipient, json] =
      name === 'password'
        ? (['POST', email, { email }] as const)
        : (['PUT', 'new@example.com', { email: 'new@example.com', password: PASSWORD }] as const);
    expect((await browser.send(method, `/api/${name}.php`, { json })).status).toBe(200);
    expect(await api.db.$count(jobs)).toBe(1);
    await takeOver();
    isUnavailable = false;
    api.pass(61_000);
    await takeOver();
    expect([recipients, await api.db.$count(jobs)]).toEqual([[recipient], 0]);
  },
);

test('queues a password mail for an unknown address too, which sends nothing', async () => {
  const { api, browser, takeOver } = await startDead();
  await api.db.delete(jobs);
  await browser.send('POST', '/api/password.php', { json: { email: 'nobody@example.com' } });
  expect(await api.db.$count(jobs)).toBe(1);
  await takeOver();
  expect([api.mails, await api.db.$count(jobs)]).toEqual([[], 0]);
});

test('sends no mail of an address change that a later one has replaced', async () => {
  const { api, browser, takeOver } = await startDead();
  await api.db.delete(jobs);
  const json = { email: 'new@example.com', password: PASSWORD };
  await browser.send('PUT', '/api/email.php', { json });
  await browser.send('PUT', '/api/email.php', { json: { ...json, email: 'newer@example.com' } });
  expect(await api.db.$count(jobs)).toBe(2);
  // A server that stops finishes one job.
  await takeOver();
  await takeOver();
  expect(api.mails.map(({ to }) => to)).toEqual(['newer@example.com']);
});
