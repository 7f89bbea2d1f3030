import { deskCalls } from '@meetcute/contract/desk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runInWorld } from '../../test/run-command.ts';
import { addStaff, codeAt, openDeskBrowser, STAFF_PASSWORD } from '../../test/test-desk.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { consoleLog } from '../ports/defaults.ts';
import { staff, staffRecoveryCodes } from '../modules/staff/staff.table.ts';
import { idempotencyKeys } from '../http/requests.table.ts';
import type { Desk } from '../desk.ts';

let world: TestWorld;
let desk: Desk;
const events: string[] = [];

beforeAll(async () => {
  world = await openTestWorld({
    log: { info: (_, details) => void events.push(String(details?.['event'])), error: consoleLog.error },
  });
  desk = world.api.openDesk();
});
beforeEach(async () => {
  await world.db.delete(staff);
  events.length = 0;
  // Limits of the last test are over.
  world.pass(3_600_000);
});
afterAll(() => world.close());

const MINUTE = 60_000;
const now = () => world.services.clock.now();
const command = (...args: string[]) =>
  runInWorld(world, ['staff', ...args], { readDeskOrigin: () => 'https://desk.test' });
const logIn = (email: string, password = STAFF_PASSWORD) => ({ payload: { email, password } });

/** Adds somebody by the command. Returns the link that it prints. */
async function linkOf(name = 'Sam', role = 'admin') {
  const email = `${name}@desk.test`;
  const { text } = await command('create', email, '--name', name, '--role', role, '--author', 'Op');
  return text.split('\n').at(-1) ?? '';
}
const tokenOf = (link: string) => link.split('#').at(-1) ?? '';

/** Types the password, and a code of a later time step than the one of the set-up. */
async function passwordOf(email: string) {
  world.pass(MINUTE);
  const browser = openDeskBrowser(desk);
  await browser.call(deskCalls.staffLogIn, logIn(email));
  return browser;
}

test('a link of the command line sets up both factors, once, and logs in', async () => {
  const link = await linkOf('Robin', 'moderator');
  expect(link).toMatch(/^https:\/\/desk\.test\/desk\/set-up#[\w-]{43}$/);
  const token = tokenOf(link);
  const browser = openDeskBrowser(desk);
  const setUpDetails = await browser.call(deskCalls.startSetUp, { payload: { token } });
  expect(setUpDetails).toMatchObject({ name: 'Robin', email: 'Robin@desk.test' });
  expect(setUpDetails.uri).toContain(`secret=${setUpDetails.secret}`);
  // A page that loads again shows the same secret, which the app may have by now.
  expect(await browser.call(deskCalls.startSetUp, { payload: { token } })).toEqual(setUpDetails);
  const payload = { token, password: STAFF_PASSWORD, code: codeAt(setUpDetails.secret, now()) };
  const wrong = { ...payload, code: '000000' };
  expect(await browser.failure(deskCalls.finishSetUp, { payload: wrong })).toBe('401 wrong_login');
  const weak = { ...payload, password: 'password1' };
  expect(await browser.failure(deskCalls.finishSetUp, { payload: weak })).toBe('400 weak_password');
  const { staff: me, recovery_codes: codes } = await browser.call(deskCalls.finishSetUp, { payload });
  expect(me).toMatchObject({ name: 'Robin', role: 'moderator' });
  expect(new Set(codes).size).toBe(10);
  expect(await browser.call(deskCalls.getStaff)).toEqual(me);
  expect(await openDeskBrowser(desk).failure(deskCalls.finishSetUp, { payload })).toBe('400 bad_token');
  expect(events).toEqual(['staff_login_failed', 'staff_set_up', 'staff_link_refused']);
});

test('a set-up link works for 24 hours', async () => {
  const token = tokenOf(await linkOf());
  const payload = { token };
  world.pass(24 * 60 * MINUTE);
  expect(await openDeskBrowser(desk).failure(deskCalls.startSetUp, { payload })).toBe('400 bad_token');
  expect((await command('list')).text).toContain('set-up expired');
});

test('the cookie is for this host alone, and no script reads it', async () => {
  const { email } = await addStaff(world, desk);
  const body = JSON.stringify(logIn(email).payload);
  const response = await openDeskBrowser(desk).fetch('/desk/api/log-in', { method: 'POST', body });
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the password alone opens nothing, and a code works once', async () => {
  const { email, secret } = await addStaff(world, desk);
  const browser = await passwordOf(email);
  const cookieBefore = browser.cookie;
  expect(await browser.failure(deskCalls.getStaff)).toBe('403 not_logged_in');
  expect(await browser.failure(deskCalls.confirmCode, { payload: { code: '123456' } })).toBe(
    '401 wrong_login',
  );
  const payload = { code: codeAt(secret, now()) };
  const { staff: me } = await browser.call(deskCalls.confirmCode, { payload });
  expect(me.email).toBe(email);
  expect(browser.cookie).not.toBe(cookieBefore);
  const other = openDeskBrowser(desk);
  await other.call(deskCalls.staffLogIn, logIn(email));
  expect(await other.failure(deskCalls.confirmCode, { payload })).toBe('401 wrong_login');
});

test('a code of the step before or after counts, and an older one after a newer one does not', async () => {
  const { email, secret } = await addStaff(world, desk);
  world.pass(10 * MINUTE);
  const createCodeInput = (seconds: number) => ({
    payload: { code: codeAt(secret, new Date(now().getTime() + seconds * 1000)) },
  });
  const browser = await passwordOf(email);
  expect(await browser.failure(deskCalls.confirmCode, createCodeInput(-60))).toBe('401 wrong_login');
  expect(await browser.failure(deskCalls.confirmCode, createCodeInput(60))).toBe('401 wrong_login');
  await browser.call(deskCalls.confirmCode, createCodeInput(30));
  const second = openDeskBrowser(desk);
  await second.call(deskCalls.staffLogIn, logIn(email));
  expect(await second.failure(deskCalls.confirmCode, createCodeInput(-30))).toBe('401 wrong_login');
  expect(await second.failure(deskCalls.confirmCode, createCodeInput(0))).toBe('401 wrong_login');
});

test('a recovery code replaces the app, once, as somebody types it', async () => {
  const { email, codes } = await addStaff(world, desk);
  const browser = await passwordOf(email);
  const payload = { code: ` ${codes[3]!.toUpperCase().replaceAll('-', ' ')} ` };
  expect(await browser.call(deskCalls.confirmCode, { payload })).toMatchObject({ recovery_codes_left: 9 });
  expect(events).toContain('staff_recovery_code_used');
  const other = await passwordOf(email);
  expect(await other.failure(deskCalls.confirmCode, { payload })).toBe('401 wrong_login');
});

test('an unknown address, a wrong password and a disabled account get the same answer', async () => {
  const { email } = await addStaff(world, desk);
  await addStaff(world, desk, { name: 'Gone' });
  await command('disable', 'gone@desk.test', '--author', 'Op');
  const answerTo = async (input: ReturnType<typeof logIn>) => {
    const body = JSON.stringify(input.payload);
    const response = await openDeskBrowser(desk).fetch('/desk/api/log-in', { method: 'POST', body });
    return [response.status, await response.text(), response.headers.get('set-cookie')];
  };
  const wrong = await answerTo(logIn(email, 'a guess'));
  expect(wrong).toEqual([401, expect.stringContaining('wrong_login'), null]);
  expect(await answerTo(logIn('nobody@desk.test'))).toEqual(wrong);
  expect(await answerTo(logIn('gone@desk.test'))).toEqual(wrong);
});

test('passwords and codes have limits, and a right password does not clear the one of the codes', async () => {
  const { email, secret } = await addStaff(world, desk);
  for (let i = 0; i < 10; i += 1)
    await openDeskBrowser(desk).failure(deskCalls.staffLogIn, logIn(email, 'a guess'));
  expect(await openDeskBrowser(desk).failure(deskCalls.staffLogIn, logIn(email))).toBe(
    '429 too_many_requests',
  );
  world.pass(15 * MINUTE);
  const guess = { payload: { code: '000000' } };
  for (let i = 0; i < 10; i += 1) await (await passwordOf(email)).failure(deskCalls.confirmCode, guess);
  const payload = { code: codeAt(secret, new Date(now().getTime() + MINUTE)) };
  expect(await (await passwordOf(email)).failure(deskCalls.confirmCode, { payload })).toBe(
    '429 too_many_requests',
  );
  expect(events).toContain('limit_hit');
});

test('the code has to follow within ten minutes', async () => {
  const { email, secret } = await addStaff(world, desk);
  const browser = await passwordOf(email);
  world.pass(10 * MINUTE);
  const payload = { code: codeAt(secret, now()) };
  expect(await browser.failure(deskCalls.confirmCode, { payload })).toBe('403 not_logged_in');
});

test('a session ends after 30 minutes without use, and after 12 hours however much it is used', async () => {
  const { browser } = await addStaff(world, desk);
  for (let minutes = 0; minutes < 700; minutes += 25) {
    await browser.call(deskCalls.getStaff);
    world.pass(25 * MINUTE);
  }
  await browser.call(deskCalls.getStaff);
  world.pass(20 * MINUTE);
  expect(await browser.failure(deskCalls.getStaff)).toBe('403 not_logged_in');
  const idle = await addStaff(world, desk, { name: 'Idle' });
  world.pass(30 * MINUTE);
  expect(await idle.browser.failure(deskCalls.getStaff)).toBe('403 not_logged_in');
});

test('logging out ends the session, also for somebody who copied its cookie', async () => {
  const { browser } = await addStaff(world, desk);
  const copy = openDeskBrowser(desk);
  copy.cookie = browser.cookie;
  await browser.call(deskCalls.staffLogOut);
  expect(browser.cookie).toBe('');
  expect(await copy.failure(deskCalls.getStaff)).toBe('403 not_logged_in');
});

test('recovery codes are stored nowhere as text', async () => {
  const first = await addStaff(world, desk);
  const token = tokenOf(await linkOf());
  // A set-up in a browser that is logged in, with the key that the client sends.
  const { secret } = await first.browser.call(deskCalls.startSetUp, { payload: { token } });
  const done = await first.browser.fetch('/desk/api/set-up/finish', {
    method: 'POST',
    headers: { 'idempotency-key': 'a-key-of-a-client' },
    body: JSON.stringify({ token, password: STAFF_PASSWORD, code: codeAt(secret, now()) }),
  });
  const { recovery_codes: codes } = (await done.json()) as { recovery_codes: string[] };
  const storedText = JSON.stringify([
    await world.db.select().from(idempotencyKeys),
    await world.db.select().from(staff),
    await world.db.select().from(staffRecoveryCodes),
  ]);
  for (const code of [...codes, ...first.codes]) expect(storedText).not.toContain(code);
});

test('disabling ends every session, and a reset asks for both factors again', async () => {
  const { browser, email, secret } = await addStaff(world, desk);
  await command('disable', email, '--author', 'Op');
  expect(await browser.failure(deskCalls.getStaff)).toBe('403 not_logged_in');
  await expect(command('disable', email, '--author', 'Op')).rejects.toThrow('disabled already');
  const { text } = await command('reset', email, '--author', 'Op');
  expect(await openDeskBrowser(desk).failure(deskCalls.staffLogIn, logIn(email))).toBe('401 wrong_login');
  const payload = { token: tokenOf(text) };
  const { secret: fresh } = await openDeskBrowser(desk).call(deskCalls.startSetUp, { payload });
  expect(fresh).not.toBe(secret);
});

test('a change of role and sites counts for an open session, and both sites log it', async () => {
  const { browser, email } = await addStaff(world, desk, { sites: ['free'] });
  expect(await browser.failure(deskCalls.listAudit)).toBe('403 forbidden');
  await command('change', email, '--role', 'admin', '--site', 'paid', '--author', 'Op');
  expect((await browser.call(deskCalls.getStaff)).sites.map(({ id }) => id)).toEqual(['paid']);
  const { entries } = await browser.call(deskCalls.listAudit);
  expect(entries[0]).toMatchObject({ action: 'change_staff', site: 'paid', details: { role: 'admin' } });
  const all = await command('change', email, '--all-sites', '--author', 'Op');
  expect(all.text).toBe('Robin is admin of every site from now on.');
});

test('a page of another site can neither act nor log out', async () => {
  const { browser } = await addStaff(world, desk);
  const logOut = (headers: Record<string, string>) =>
    browser.fetch('/desk/api/log-out', { method: 'POST', headers }).then(({ status }) => status);
  expect(await logOut({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await logOut({ origin: 'https://free.test' })).toBe(403);
  expect(await logOut({ 'x-package': '' })).toBe(400);
  expect(await logOut({ 'sec-fetch-site': 'same-origin' })).toBe(200);
});

test('refused access leaves its event: another role, another site, and no session', async () => {
  const { browser } = await addStaff(world, desk, { role: 'moderator', sites: ['free'] });
  events.length = 0;
  const member = { site: 'paid', id: 'somebody' };
  expect(await browser.failure(deskCalls.listAudit, { query: {} })).toBe('403 forbidden');
  expect(await browser.failure(deskCalls.getDeskMember, { query: member })).toBe('404 not_found');
  expect(await openDeskBrowser(desk).failure(deskCalls.getDeskMember, { query: member })).toBe(
    '403 not_logged_in',
  );
  expect(events).toEqual(['staff_access_refused', 'staff_access_refused', 'staff_access_refused']);
  for (const path of ['/desk/api/photo?site=paid&reference=1', '/desk/api/photos/file?site=paid&id=1'])
    expect((await browser.fetch(path)).status).toBe(404);
  expect(events).toHaveLength(5);
  expect(await openDeskBrowser(desk).failure(deskCalls.getStaff)).toBe('403 not_logged_in');
  expect(events).toHaveLength(5);
});

test.each([
  ['no role', ['create', 'a@desk.test', '--name', 'A', '--author', 'Op'], "--role is ''"],
  ['no name', ['create', 'a@desk.test', '--role', 'admin', '--author', 'Op'], 'Give the name'],
  ['no author', ['create', 'a@desk.test', '--name', 'A', '--role', 'admin'], 'Name who does it'],
  ['no address', ['create', 'Robin', '--author', 'Op'], 'Name one person by address'],
  ['another command', ['promote'], "There is no command 'staff promote'"],
  ['no change', ['change', 'a@desk.test', '--author', 'Op'], 'Give what changes'],
  ['somebody unknown', ['reset', 'x@desk.test', '--author', 'Op'], 'Nobody on the staff has the address'],
  [
    'an unknown site',
    ['create', 'a@desk.test', '--name', 'A', '--role', 'admin', '--site', 'mars', '--author', 'Op'],
    "SITES_DIR has no site 'mars'",
  ],
])('the command refuses %s', async (_, args, problem) => {
  await expect(command(...args)).rejects.toThrow(problem);
});

test('addresses and names belong to one person each', async () => {
  await addStaff(world, desk);
  const create = (email: string, name: string) =>
    command('create', email, '--name', name, '--role', 'admin', '--author', 'Op');
  await expect(create('ROBIN@desk.test', 'Other')).rejects.toThrow('has the address');
  await expect(create('other@desk.test', 'robin')).rejects.toThrow('or the name');
});
