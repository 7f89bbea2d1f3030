import { demoSites } from '@meetcute/demo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { jobs } from '../../jobs/jobs.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { mailSecurity } from './account-mails.job.ts';

const OTHER_PASSWORD = 'another horse, another battery';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newBrowser = () => openTestBrowser(api);
const logIn = async (email: string, { browser = newBrowser(), password = PASSWORD } = {}) =>
  codeOf(await browser.send('POST', '/api/login.php', { json: { email, password } }));

/** Returns the subjects of all mails to an address once `last` is among them. */
async function subjectsTo(address: string, last: string): Promise<string[]> {
  const all = () => api.mails.filter((mail) => mail.to === address).map(({ subject }) => subject);
  await expect.poll(all).toContain(last);
  return all();
}

const textOf = (address: string, subject: string) =>
  api.mails.findLast((mail) => mail.to === address && mail.subject === subject)?.text ?? '';
const secretOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

async function mailedSecret(address: string, subject: string): Promise<string> {
  await subjectsTo(address, subject);
  return secretOf(textOf(address, subject));
}

const [{ settings }] = demoSites;
const ACTIVATE = `Bevestig je e-mailadres voor ${settings.name}`;
const RESET = `Kies een nieuw wachtwoord voor ${settings.name}`;
const PASSWORD_CHANGED = `Je wachtwoord bij ${settings.name} is gewijzigd`;
const CONFIRM = 'Bevestig je nieuwe e-mailadres';
const CHANGED = `Je nieuwe e-mailadres bij ${settings.name} is ingesteld`;
const ASKED = `Je e-mailadres bij ${settings.name} wordt gewijzigd`;
const UNDONE = `De wijziging van je e-mailadres bij ${settings.name} is ongedaan gemaakt`;
const REPLACED = `Je account bij ${settings.name} heeft een nieuw e-mailadres`;
const NEW_LOGIN = `Er is ingelogd op je account bij ${settings.name}`;

async function joinAndConfirm() {
  const browser = newBrowser();
  const email = await join(browser);
  const token = await mailedSecret(email, ACTIVATE);
  expect(await codeOf(await browser.send('POST', '/api/activate.php', { json: { token } }))).toBe('200');
  return { browser, email };
}

async function reset(email: string, browser = newBrowser()): Promise<void> {
  await browser.send('POST', '/api/password.php', { json: { email } });
  const token = await mailedSecret(email, RESET);
  const json = { token, password: OTHER_PASSWORD };
  expect(await codeOf(await browser.send('PUT', '/api/password.php', { json }))).toBe('200');
}

async function changeAddress(browser: TestBrowser): Promise<string> {
  const next = freshEmail();
  await browser.send('PUT', '/api/email.php', { json: { email: next, password: PASSWORD } });
  const token = await mailedSecret(next, CONFIRM);
  expect(await codeOf(await newBrowser().send('POST', '/api/email.php', { json: { token } }))).toBe('200');
  return next;
}

test('mails that the password was changed, in the language of the member, with its time and a way to react', async () => {
  const { email } = await joinAndConfirm();
  await reset(email);
  await subjectsTo(email, PASSWORD_CHANGED);
  const text = textOf(email, PASSWORD_CHANGED);
  expect(text).toContain('https://classic.example.com/reset-password\n');
  expect(text).toContain('20 november 2026 om 12:00 UTC');
});

test('mails a changed address to the new address, and to the old one with a link that undoes it', async () => {
  const { browser, email } = await joinAndConfirm();
  const next = await changeAddress(browser);
  await subjectsTo(next, CHANGED);
  const undo = await mailedSecret(email, REPLACED);
  expect(textOf(email, REPLACED)).toContain(next);
  expect(textOf(email, REPLACED)).toContain(`token=${undo}&undo=1`);
  expect(await codeOf(await newBrowser().send('POST', '/api/email.php', { json: { token: undo } }))).toBe(
    '200',
  );
  expect([await logIn(next), await logIn(email)]).toEqual(['401 wrong_login', '200']);
  // The mail about the restored address goes to it alone, and calls it neither new nor set.
  expect(await subjectsTo(email, UNDONE)).not.toContain(CHANGED);
  expect(textOf(email, UNDONE)).toContain('https://classic.example.com/reset-password\n');
  expect(await subjectsTo(next, CHANGED)).toEqual([CONFIRM, CHANGED]);
});

test('mails that a change was undone before it took effect', async () => {
  const { browser, email } = await joinAndConfirm();
  await browser.send('PUT', '/api/email.php', { json: { email: freshEmail(), password: PASSWORD } });
  const token = await mailedSecret(email, ASKED);
  expect(await codeOf(await newBrowser().send('POST', '/api/email.php', { json: { token } }))).toBe('200');
  expect(await subjectsTo(email, UNDONE)).toEqual([ACTIVATE, ASKED, UNDONE]);
});

test('mails nothing to an old address that was never confirmed, which may be a stranger’s', async () => {
  const browser = newBrowser();
  const email = await join(browser);
  await mailedSecret(email, ACTIVATE);
  const next = await changeAddress(browser);
  expect(await subjectsTo(next, CHANGED)).toEqual([CONFIRM, CHANGED]);
  expect(api.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

describe('a login', () => {
  const noticesOf = async () => (await api.db.select().from(notifications)).length;

  test('from a new browser is mailed, and from a browser that the member uses is not', async () => {
    const { browser, email } = await joinAndConfirm();
    expect(await logIn(email, { browser })).toBe('200');
    expect(await logIn(email)).toBe('200');
    const subjects = await subjectsTo(email, NEW_LOGIN);
    expect(subjects).toEqual([ACTIVATE, NEW_LOGIN]);
    expect(textOf(email, NEW_LOGIN)).toContain('https://classic.example.com/reset-password\n');
  });

  test('from the browser that has just set a new password is not mailed a second time', async () => {
    const { email } = await joinAndConfirm();
    const browser = newBrowser();
    await reset(email, browser);
    const countBefore = await noticesOf();
    expect(await logIn(email, { browser, password: OTHER_PASSWORD })).toBe('200');
    expect(await noticesOf()).toBe(countBefore + 1);
    expect(await logIn(email, { password: OTHER_PASSWORD })).toBe('200');
    const subjects = await subjectsTo(email, NEW_LOGIN);
    expect(subjects.filter((subject) => subject === NEW_LOGIN)).toHaveLength(1);
  });

  test('is mailed at most three times a day, and is in the notifications each time', async () => {
    const { email } = await joinAndConfirm();
    const countBefore = await noticesOf();
    for (let count = 0; count < 5; count += 1) expect(await logIn(email)).toBe('200');
    expect(await noticesOf()).toBe(countBefore + 5);
    const findMails = () => api.mails.filter((mail) => mail.to === email && mail.subject === NEW_LOGIN);
    await expect.poll(() => findMails().length).toBe(3);
    await expect.poll(() => api.db.$count(jobs, eq(jobs.kind, 'security-mail'))).toBe(0);
    expect(findMails()).toHaveLength(3);
    api.pass(86_400_000);
    expect(await logIn(email)).toBe('200');
    await expect.poll(() => findMails().length).toBe(4);
  });
});

test('sends nothing for a job of another version, or of a member who has left', async () => {
  const { browser, email } = await joinAndConfirm();
  const { user } = (await (await browser.send('GET', '/api/user.php')).json()) as {
    user: { profile: { id: string } };
  };
  await browser.send('DELETE', '/api/user.php', { json: { password: PASSWORD } });
  const now = api.options.clock.now();
  for (const mail of ['newLogin', 'aLaterKind'])
    await mailSecurity(api.options, {
      id: mail,
      siteId: 'classic',
      kind: 'security-mail',
      attempts: 1,
      dueAt: now,
      createdAt: now,
      subject: `${user.profile.id} ${mail}`,
    });
  expect(api.mails.some((mail) => mail.to === email && mail.subject === NEW_LOGIN)).toBe(false);
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});
