import { deskCalls } from '@meetcute/contract/desk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runInWorld } from '../../test/run-command.ts';
import {
  addStaff,
  codeAt,
  type DeskTestBrowser,
  openDeskBrowser,
  STAFF_PASSWORD,
} from '../../test/test-desk.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { idempotencyKeys } from '../http/requests.table.ts';
import { staff } from '../modules/staff/staff.table.ts';
import type { Desk } from '../desk.ts';

let world: TestWorld;
let desk: Desk;
let ada: DeskTestBrowser;

beforeAll(async () => {
  world = await openTestWorld();
  desk = world.api.openDesk();
});
beforeEach(async () => {
  await world.db.delete(staff);
  world.pass(3_600_000);
  ada = (await addStaff(world, desk, { name: 'Ada', role: 'admin' })).browser;
});
afterAll(() => world.close());

const accounts = async (browser = ada) => (await browser.call(deskCalls.listStaff)).staff;
const idOf = async (name: string) => (await accounts()).find((each) => each.name === name)?.id ?? '';
const robin = { email: 'robin@desk.test', name: 'Robin', role: 'moderator' as const, sites: ['free'] };
const change = (id: string, role: 'admin' | 'moderator', sites: string[] | null = null) => ({
  payload: { id, role, sites },
});

test('an admin adds somebody, whose link sets up both factors', async () => {
  const { token } = await ada.call(deskCalls.createStaff, { payload: robin });
  expect(await accounts()).toMatchObject([
    { name: 'Ada', role: 'admin', sites: null, state: 'active' },
    { ...robin, state: 'invited' },
  ]);
  const browser = openDeskBrowser(desk);
  const { secret } = await browser.call(deskCalls.startSetUp, { payload: { token } });
  const payload = { token, password: STAFF_PASSWORD, code: codeAt(secret, world.services.clock.now()) };
  const { staff: me } = await browser.call(deskCalls.finishSetUp, { payload });
  expect(me).toMatchObject({ name: 'Robin', role: 'moderator', sites: [{ id: 'free' }] });
  const { entries } = await ada.call(deskCalls.listAudit, { query: { action: 'create_staff' } });
  expect(entries[0]).toMatchObject({ author: 'Ada', site: 'free', details: { name: 'Robin' } });
});

test('names and addresses are checked, and belong to one person each', async () => {
  await ada.call(deskCalls.createStaff, { payload: robin });
  const create = (part: object) => ada.failure(deskCalls.createStaff, { payload: { ...robin, ...part } });
  expect(await create({ email: 'other@desk.test' })).toBe('409 conflict');
  expect(await create({ name: 'Other', email: 'ROBIN@desk.test' })).toBe('409 conflict');
  expect(await create({ name: 'Other', email: 'no address' })).toBe('400 bad_request');
  expect(await create({ name: '  ', email: 'other@desk.test' })).toBe('400 bad_request');
  expect(await create({ name: 'Other', email: 'other@desk.test', sites: ['mars'] })).toBe('404 not_found');
  expect(await create({ name: 'Other', email: 'other@desk.test', sites: [] })).toBe('400 bad_request');
});

test('the token of a link is stored nowhere as text', async () => {
  const response = await ada.fetch('/desk/api/staff', {
    method: 'POST',
    headers: { 'idempotency-key': 'a-key-of-a-client' },
    body: JSON.stringify(robin),
  });
  const { token } = (await response.json()) as { token: string };
  expect(token).toMatch(/^[\w-]{43}$/);
  const storedRows = [await world.db.select().from(idempotencyKeys), await world.db.select().from(staff)];
  expect(JSON.stringify(storedRows)).not.toContain(token);
});

test('a moderator manages nobody, and neither does anybody without a session', async () => {
  const { browser } = await addStaff(world, desk);
  const payload = { id: await idOf('Ada') };
  const attempts = async () => [
    await browser.failure(deskCalls.listStaff),
    await browser.failure(deskCalls.createStaff, {
      payload: { ...robin, name: 'Eve', email: 'eve@desk.test' },
    }),
    await browser.failure(deskCalls.changeStaff, change(await idOf('Robin'), 'admin')),
    await browser.failure(deskCalls.disableStaff, { payload }),
    await browser.failure(deskCalls.resetStaff, { payload }),
  ];
  expect(new Set(await attempts())).toEqual(new Set(['403 forbidden']));
  browser.cookie = '';
  expect(new Set(await attempts())).toEqual(new Set(['403 not_logged_in']));
  expect(await accounts()).toMatchObject([{ state: 'active' }, { name: 'Robin', role: 'moderator' }]);
});

test('disabling ends every session at once, and a reset asks for both factors again', async () => {
  const { browser } = await addStaff(world, desk);
  const payload = { id: await idOf('Robin') };
  await ada.call(deskCalls.disableStaff, { payload });
  expect(await browser.failure(deskCalls.getStaff)).toBe('403 not_logged_in');
  expect((await accounts())[1]).toMatchObject({ state: 'disabled' });
  const { token } = await ada.call(deskCalls.resetStaff, { payload });
  expect((await accounts())[1]).toMatchObject({ state: 'invited' });
  expect(await openDeskBrowser(desk).call(deskCalls.startSetUp, { payload: { token } })).toMatchObject({
    name: 'Robin',
  });
  const kim = (await addStaff(world, desk, { name: 'Kim' })).browser;
  await ada.call(deskCalls.resetStaff, { payload: { id: await idOf('Kim') } });
  expect(await kim.failure(deskCalls.getStaff)).toBe('403 not_logged_in');
  const { entries } = await ada.call(deskCalls.listAudit, { query: { author: 'Ada', site: 'free' } });
  const done = entries.filter(({ subject }) => subject.id === payload.id);
  expect(done.map(({ action }) => action)).toEqual(['reset_staff', 'disable_staff']);
});

test('a change of role and sites counts for an open session', async () => {
  const { browser } = await addStaff(world, desk);
  await ada.call(deskCalls.changeStaff, change(await idOf('Robin'), 'admin', ['paid']));
  const me = await browser.call(deskCalls.getStaff);
  expect([me.role, me.sites.map(({ id }) => id)]).toEqual(['admin', ['paid']]);
});

test('nobody resets their own account, whose link nobody would read', async () => {
  await addStaff(world, desk, { name: 'Eve', role: 'admin' });
  const id = await idOf('Ada');
  expect(await ada.failure(deskCalls.resetStaff, { payload: { id } })).toBe('409 conflict');
  expect((await accounts())[0]).toMatchObject({ name: 'Ada', state: 'active' });
  // Another admin does it, and so does the command line.
  const { text } = await runInWorld(world, ['staff', 'reset', 'ada@desk.test', '--author', 'Op']);
  expect(text).toContain('/desk/set-up#');
});

test('no site loses its last admin: not by disabling, a lower role or other sites', async () => {
  const id = await idOf('Ada');
  // An admin who has not set up the account can't log in, and one of a single site covers no other.
  await ada.call(deskCalls.createStaff, { payload: { ...robin, role: 'admin', sites: null } });
  await addStaff(world, desk, { name: 'Kim', role: 'admin', sites: ['free', 'paid'] });
  const failures = [
    await ada.failure(deskCalls.disableStaff, { payload: { id } }),
    await ada.failure(deskCalls.changeStaff, change(id, 'moderator')),
    await ada.failure(deskCalls.changeStaff, change(id, 'admin', ['free'])),
  ];
  expect(failures).toEqual(failures.map(() => '409 conflict'));
  expect((await accounts())[0]).toMatchObject({ name: 'Ada', role: 'admin', sites: null, state: 'active' });
  await ada.call(deskCalls.changeStaff, change(await idOf('Kim'), 'admin'));
  await ada.call(deskCalls.changeStaff, change(id, 'moderator'));
  expect(await ada.failure(deskCalls.listStaff)).toBe('403 forbidden');
});

test('two admins who disable one another at the same time leave one of them', async () => {
  const eve = (await addStaff(world, desk, { name: 'Eve', role: 'admin' })).browser;
  const [first, second] = [await idOf('Ada'), await idOf('Eve')];
  const disable = async (browser: DeskTestBrowser, id: string) => {
    const body = JSON.stringify({ id });
    return (await browser.fetch('/desk/api/staff/disable', { method: 'POST', body })).status;
  };
  const statuses = await Promise.all([disable(ada, second), disable(eve, first)]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const staffRows = await world.db.select().from(staff);
  expect(staffRows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
});

test('an admin of some sites manages the people of these sites alone', async () => {
  const kim = (await addStaff(world, desk, { name: 'Kim', role: 'admin', sites: ['free'] })).browser;
  await addStaff(world, desk, { name: 'Sam', sites: ['free'] });
  await addStaff(world, desk, { name: 'Lou', sites: ['free', 'paid'] });
  expect((await accounts(kim)).map(({ name }) => name)).toEqual(['Kim', 'Sam']);
  const [samId, other, all] = [await idOf('Sam'), await idOf('Lou'), await idOf('Ada')];
  const more = { ...robin, role: 'admin' as const };
  const failures = [
    await kim.failure(deskCalls.createStaff, { payload: { ...more, sites: null } }),
    await kim.failure(deskCalls.createStaff, { payload: { ...more, sites: ['free', 'paid'] } }),
    await kim.failure(deskCalls.changeStaff, change(samId, 'moderator', null)),
    await kim.failure(deskCalls.changeStaff, change(await idOf('Kim'), 'admin', null)),
    await kim.failure(deskCalls.changeStaff, change(other, 'moderator', ['free'])),
    await kim.failure(deskCalls.disableStaff, { payload: { id: other } }),
    await kim.failure(deskCalls.disableStaff, { payload: { id: all } }),
    await kim.failure(deskCalls.resetStaff, { payload: { id: all } }),
    await kim.failure(deskCalls.resetStaff, { payload: { id: 'nobody' } }),
  ];
  expect(failures).toEqual(failures.map(() => '404 not_found'));
  await kim.call(deskCalls.disableStaff, { payload: { id: samId } });
  expect((await accounts(kim)).map(({ state }) => state)).toEqual(['active', 'disabled']);
});
