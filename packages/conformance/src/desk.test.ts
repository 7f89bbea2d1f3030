import { ApiError, createClient, type Client } from '@meetcute/client';
import { deskCalls, type StaffRole } from '@meetcute/contract/desk';
import { DAY_MS } from '@meetcute/core';
import {
  addDeskComplaint,
  addDeskMember,
  addDeskReport,
  addNewPhotos,
  createDeskWorld,
  respondAtDesk,
} from '@meetcute/mocks/desk';
import { createApi, randomIds, systemClock, type Site } from '@meetcute/server';
import { runOperatorCommand } from '@meetcute/server/commands';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMemoryDatabase } from '../../server/test/memory-database.ts';
import { testSettings } from './settings.ts';
import { quickHasher } from './targets/server.ts';

/** Field of profiles in which both members have a text. */
const [TEXT = ''] = testSettings().free.text_fields;

const ORIGIN = 'https://desk.test';

/** A desk with the site `free`, the members `ben` and `anna`, a report about him and two new photos of his, a complaint, and the link of a new account. */
interface Target {
  client: Client;
  token: string;
  /** Adds the admin Eve, who could log in. */
  addAdmin: () => Promise<void>;
  /** Returns the code of the app for a secret. */
  codeOf: (secret: string) => string;
}

const clientOf = (fetch: (request: Request) => Promise<Response>): Client =>
  createClient({ baseUrl: ORIGIN, fetch: (input, init) => fetch(new Request(input, init)) });

async function startMock(role: StaffRole): Promise<Target> {
  const world = createDeskWorld({ role, session: 'none' });
  world.account.staff.sites = [{ id: 'free', name: 'Free' }];
  const [ben, anna] = ['ben', 'anna'].map((id) => addDeskMember(world, { id, name: id, site: 'free' }));
  addDeskReport(world, { reference: 'first', reported: ben!, sender: anna! });
  addDeskComplaint(world, { site: 'free', reference: 'complaint' });
  for (const { id } of [ben!, anna!]) world.texts[`${id}:${TEXT}`] = 'Visit Kim’s shop';
  addNewPhotos(world, ben!, 2);
  return {
    client: clientOf((request) => respondAtDesk(world, request)),
    token: world.setUpToken ?? '',
    addAdmin: async () => {
      const [staffMember] = world.staff;
      if (staffMember)
        world.staff.push({ ...staffMember, id: 'eve', name: 'Eve', email: 'eve@example.com', role: 'admin' });
    },
    codeOf: () => world.account.code,
  };
}

async function startServer(role: StaffRole): Promise<Target> {
  const log = { info: () => {}, error: console.error };
  const settings = testSettings().free;
  const database = await openMemoryDatabase();
  const sites: Site[] = [{ id: 'free', hosts: ['free.test'], settings, origin: 'http://free.test' }];
  const services = { db: database.db, clock: systemClock, ids: randomIds, log, ...database.join(log) };
  const storage = { put: async () => {}, get: async () => null, delete: async () => {} };
  const api = createApi({
    ...services,
    sites,
    storage,
    mailer: { send: async () => {} },
    hasher: quickHasher,
  });
  onTestFinished(async () => {
    await api.close();
    await database.close();
  });
  for (const id of ['ben', 'anna'])
    await database.db.execute(sql`
      insert into members (id, site_id, email, email_key, password_hash, name, date_of_birth, personal, created_at)
      values (${id}, 'free', ${`${id}@example.com`}, ${`${id}@example.com`}, '-', ${id}, '1990-01-01',
        ${JSON.stringify({ [TEXT]: 'Visit Kim’s shop' })}, now())`);
  await database.db.execute(sql`
    insert into reports (id, site_id, reporter_id, profile_id, profile_name, category, text, created_at)
    values ('first', 'free', 'anna', 'ben', 'ben', 'scam', 'Asks for money.', now() - interval '1 minute')`);
  await database.db.execute(sql`
    insert into complaints (id, site_id, name, email, subject, text, created_at)
    values ('complaint', 'free', 'Kim', 'kim@example.com', 'My shop', 'They name it.', now())`);
  for (const photo of ['ben-1', 'ben-2'])
    await database.db.execute(sql`
      with added as (
        insert into photos (id, site_id, member_id, position, thumb_filename, created_at)
        values (${photo}, 'free', 'ben', 0, '-', now()) returning *)
      insert into photo_queue (photo_id, site_id, uploaded_at) select id, site_id, created_at from added`);
  const create = ['create', 'robin@example.com', '--name', 'Robin', '--role', role, '--author', 'Op'];
  const { text } = await runOperatorCommand(['staff', ...create], {
    ...services,
    now: new Date(),
    readSites: () => sites,
    readDeskOrigin: () => ORIGIN,
  });
  const desk = api.openDesk();
  let cookie = '';
  return {
    client: clientOf(async (request) => {
      if (cookie) request.headers.set('cookie', cookie);
      const response = await desk.fetch(request, { host: new URL(ORIGIN).host });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    }),
    token: text.split('#').at(-1) ?? '',
    addAdmin: async () => {
      await database.db.execute(sql`
        insert into staff (id, email, email_key, name, name_key, role, password_hash, created_at)
        values ('eve', 'eve@example.com', 'eve@example.com', 'Eve', 'eve', 'admin', '-', now())`);
    },
    codeOf: (secret) => new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  };
}

/** Returns the code with which a call fails. The client has checked each response against the contract. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

const password = 'a quiet lantern';
const in_ = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe.each([
  ['the mock desk', startMock],
  ['the desk of the server', startServer],
])('%s', (_, start) => {
  /** Starts a desk and sets up its account, which is logged in then. */
  async function setUp(role: StaffRole) {
    const target = await start(role);
    const { client, token, codeOf } = target;
    const { secret } = await client.call(deskCalls.startSetUp, { payload: { token } });
    const payload = { token, password, code: codeOf(secret) };
    const done = await client.call(deskCalls.finishSetUp, { payload });
    return { ...target, codes: done.recovery_codes };
  }

  test('set-up and log-in', async () => {
    const { client, token, codeOf } = await start('moderator');
    expect(await failure(client.call(deskCalls.getStaff))).toBe('not_logged_in');
    expect(await failure(client.call(deskCalls.startSetUp, { payload: { token: 'no' } }))).toBe('bad_token');
    const { secret } = await client.call(deskCalls.startSetUp, { payload: { token } });
    const finish = (code: string, newPassword: string) =>
      client.call(deskCalls.finishSetUp, { payload: { token, password: newPassword, code } });
    expect(await failure(finish('000000', password))).toBe('wrong_login');
    expect(await failure(finish(codeOf(secret), 'password1'))).toBe('weak_password');
    const { staff, recovery_codes: codes } = await finish(codeOf(secret), password);
    expect([staff.name, codes.length]).toEqual(['Robin', 10]);
    expect(await failure(finish(codeOf(secret), password))).toBe('bad_token');
    expect(await client.call(deskCalls.getStaff)).toEqual(staff);
    await client.call(deskCalls.staffLogOut);
    const logIn = (typedPassword: string) =>
      client.call(deskCalls.staffLogIn, { payload: { email: staff.email, password: typedPassword } });
    expect(await failure(logIn('a guess'))).toBe('wrong_login');
    await logIn(password);
    expect(await failure(client.call(deskCalls.getStaff))).toBe('not_logged_in');
    const confirm = (code: string) => client.call(deskCalls.confirmCode, { payload: { code } });
    expect(await failure(confirm('000000'))).toBe('wrong_login');
    expect(await confirm(codes[0]!)).toEqual({ staff, recovery_codes_left: 9 });
    expect(await failure(confirm(codes[1]!))).toBe('not_logged_in');
  });

  test('deciding a report and a complaint', async () => {
    const { client } = await setUp('moderator');
    const list = async (queue: 'open' | 'decided') =>
      (await client.call(deskCalls.listCases, { query: { queue } })).cases.map(({ reference }) => reference);
    expect([await list('open'), await list('decided')]).toEqual([['first', 'complaint'], []]);
    const query = { site: 'free', reference: 'first' };
    const shownCase = await client.call(deskCalls.getCase, { query });
    expect(shownCase).toMatchObject({ state: 'received', open: ['first'], reported: { name: 'ben' } });
    const reasons = { ground: 'usage', facts: 'Asked for money.' } as const;
    const decide = (suspensionEnd: string | null, reference = 'first', change: { ground?: 'none' } = {}) =>
      client.call(deskCalls.decideCase, {
        payload: {
          site: 'free',
          reference,
          after: null,
          action: 'suspended',
          until: suspensionEnd,
          ...reasons,
          ...change,
        },
      });
    expect(await failure(decide(in_(1), 'first', { ground: 'none' }))).toBe('bad_request');
    expect(await failure(decide(null))).toBe('bad_request');
    expect(await failure(decide(in_(-1)))).toBe('bad_request');
    expect(await failure(decide(in_(1), 'none'))).toBe('not_found');
    expect(await decide(in_(1))).toMatchObject({
      state: 'decided',
      open: [],
      decisions: [{ action: 'suspended', author: 'Robin' }],
      reported: { member: { state: 'suspended' } },
    });
    expect(await failure(decide(in_(1)))).toBe('conflict');
    expect([await list('open'), await list('decided')]).toEqual([['complaint'], ['first']]);
    expect(await failure(client.call(deskCalls.getCase, { query: { ...query, site: 'mars' } }))).toBe(
      'not_found',
    );

    // Each owner of what a complaint removes gets a decision.
    const remove = (...ids: string[]) =>
      client.call(deskCalls.decideCase, {
        payload: {
          site: 'free',
          reference: 'complaint',
          after: null,
          action: 'content_removed',
          ground: 'law',
          facts: 'Shows my shop.',
          until: null,
          content: ids.map((id) => `${id}:${TEXT}`),
        },
      });
    expect(await failure(remove())).toBe('bad_request');
    expect(await failure(remove('ben', 'nobody'))).toBe('not_found');
    expect(await remove('ben', 'anna')).toMatchObject({ state: 'decided', reported: null });
    const { cases } = await client.call(deskCalls.listCases, { query: { queue: 'decided' } });
    expect(cases.map(({ kind, about }) => [kind, about]).toSorted()).toEqual([
      ['complaint', 'My shop'],
      ['report', 'anna'],
      ['report', 'ben'],
      ['report', 'ben'],
    ]);
    const { about } = await client.call(deskCalls.getDeskMember, { query: { site: 'free', id: 'ben' } });
    const { reference = '' } = about.find(({ category }) => category === 'other') ?? {};
    const staffCase = await client.call(deskCalls.getCase, { query: { site: 'free', reference } });
    expect(staffCase).toMatchObject({
      sender: null,
      text: '',
      state: 'decided',
      reported: { member: { id: 'ben', state: 'suspended' } },
      decisions: [{ action: 'content_removed', ground: 'law', facts: 'Shows my shop.', author: 'Robin' }],
    });
    expect(staffCase.content.map(({ id }) => id)).not.toContain(`ben:${TEXT}`);
  });

  test('acting on a member', async () => {
    const { client } = await setUp('moderator');
    const { members } = await client.call(deskCalls.findMembers, { query: { text: 'BEN' } });
    expect(members.map(({ id }) => id)).toEqual(['ben']);
    const act = (
      name: 'suspend' | 'ban' | 'lift' | 'warn',
      suspensionEnd: string | null = null,
      ground: 'usage' | 'none' = 'usage',
    ) =>
      client.call(deskCalls.actOnMember, {
        payload: {
          site: 'free',
          id: 'ben',
          act: name,
          ground,
          reason: 'Sells things.',
          until: suspensionEnd,
        },
      });
    expect(await failure(act('warn', null, 'none'))).toBe('bad_request');
    expect(await failure(act('lift'))).toBe('conflict');
    expect(await failure(act('suspend'))).toBe('bad_request');
    expect(await failure(act('ban', in_(1)))).toBe('bad_request');
    expect((await act('suspend', in_(1))).state).toBe('suspended');
    expect((await act('ban')).state).toBe('banned');
    const { state, about } = await act('lift');
    expect([state, about.length]).toEqual(['active', 3]);
    expect(await failure(client.call(deskCalls.listAudit))).toBe('forbidden');
    expect(await failure(client.call(deskCalls.listStaff))).toBe('forbidden');
    const payload = { site: 'free', id: 'ben', reference: 'x', by: 5, reason: 'Charged twice.' };
    expect(await failure(client.call(deskCalls.correctCredits, { payload }))).toBe('forbidden');
  });

  test('looking at new photos', async () => {
    const { client } = await setUp('moderator');
    const list = async () => {
      const { photos, next, waiting } = await client.call(deskCalls.listNewPhotos);
      expect([next, waiting]).toEqual([null, photos.length]);
      return photos.map(({ id }) => id);
    };
    expect(await list()).toEqual(['ben-1', 'ben-2']);
    const approve = (site: string) =>
      client.call(deskCalls.approvePhotos, { payload: { photos: [{ site, id: 'ben-1' }] } });
    expect(await failure(approve('mars'))).toBe('not_found');
    expect([await approve('free'), await approve('free')]).toEqual([{ approved: 1 }, { approved: 0 }]);
    const reject = (reason: string, ground: 'usage' | 'none' = 'usage') =>
      client.call(deskCalls.rejectPhoto, { payload: { site: 'free', id: 'ben-2', ground, reason } });
    expect(await failure(reject('Shows another person.', 'none'))).toBe('bad_request');
    expect(await failure(reject(' '))).toBe('bad_request');
    await reject('Shows another person.');
    expect(await failure(reject('Again.'))).toBe('not_found');
    expect(await list()).toEqual([]);
    const { about } = await client.call(deskCalls.getDeskMember, { query: { site: 'free', id: 'ben' } });
    expect(about.map(({ category, state }) => [category, state])).toEqual([
      ['other', 'decided'],
      ['scam', 'received'],
    ]);
  });

  test('correcting credits', async () => {
    const { client } = await setUp('admin');
    const correct = (amount: number, reference: string, member = 'ben') =>
      client.call(deskCalls.correctCredits, {
        payload: { site: 'free', id: member, reference, by: amount, reason: 'Charged twice.' },
      });
    expect(await failure(correct(-1, 'a'))).toBe('no_credits');
    expect([await correct(5, 'b'), await correct(5, 'b'), await correct(-2, 'c')]).toEqual([
      { credits: 5 },
      { credits: 5 },
      { credits: 3 },
    ]);
    expect(await failure(correct(6, 'b'))).toBe('conflict');
    expect(await failure(correct(5, 'b', 'anna'))).toBe('conflict');
    expect(await failure(correct(5, 'd', 'nobody'))).toBe('not_found');
    const query = { site: 'free', id: 'ben' };
    const { credits, entries, next } = await client.call(deskCalls.listCredits, { query });
    expect([credits, next]).toEqual([3, null]);
    expect(entries.map((entry) => [entry.kind, entry.credits, entry.author])).toEqual([
      ['correction', -2, 'Robin'],
      ['correction', 5, 'Robin'],
    ]);
  });

  test('managing the staff', async () => {
    const { client, addAdmin } = await setUp('admin');
    const list = async () =>
      (await client.call(deskCalls.listStaff)).staff.map(({ name, role, state }) => [name, role, state]);
    const create = (email: string, name: string, sites: string[] | null = null) =>
      client.call(deskCalls.createStaff, { payload: { email, name, role: 'moderator', sites } });
    expect((await create('sam@example.com', 'Sam')).token).not.toBe('');
    expect(await failure(create('SAM@example.com', 'Other'))).toBe('conflict');
    expect(await failure(create('other@example.com', 'sam'))).toBe('conflict');
    expect(await failure(create('no address', 'Other'))).toBe('bad_request');
    expect(await failure(create('other@example.com', 'Other', ['mars']))).toBe('not_found');
    const [robin, sam] = (await client.call(deskCalls.listStaff)).staff.map(({ id }) => id);
    const change = (id = '', role: StaffRole = 'moderator') =>
      client.call(deskCalls.changeStaff, { payload: { id, role, sites: ['free'] } });
    await change(sam, 'admin');
    expect(await list()).toEqual([
      ['Robin', 'admin', 'active'],
      ['Sam', 'admin', 'invited'],
    ]);
    const act = (call: typeof deskCalls.disableStaff | typeof deskCalls.resetStaff, id = '') =>
      client.call(call, { payload: { id } });
    const { disableStaff: disable, resetStaff: reset } = deskCalls;
    await act(disable, sam);
    expect((await list())[1]).toEqual(['Sam', 'admin', 'disabled']);
    await act(reset, sam);
    expect((await list())[1]).toEqual(['Sam', 'admin', 'invited']);
    // One after the other: a rejection must be awaited before the next request.
    const everyChange = [change, (id?: string) => act(disable, id), (id?: string) => act(reset, id)];
    for (const changing of everyChange) {
      expect(await failure(changing(robin))).toBe('conflict');
      expect(await failure(changing('nobody'))).toBe('not_found');
    }
    // Another admin would be left, but nobody would read the link.
    await addAdmin();
    expect(await failure(act(reset, robin))).toBe('conflict');
    expect((await list())[1]).toEqual(['Robin', 'admin', 'active']);
  });

  test('the audit log of an admin', async () => {
    const { client } = await setUp('admin');
    const payload = {
      site: 'free',
      id: 'ben',
      act: 'warn',
      ground: 'usage',
      reason: 'Spam.',
      until: null,
    } as const;
    await client.call(deskCalls.actOnMember, { payload });
    const { entries } = await client.call(deskCalls.listAudit, { query: { author: 'Robin' } });
    expect(entries[0]).toMatchObject({
      action: 'warn',
      subject: { kind: 'member', id: 'ben' },
      reason: 'Spam.',
    });
    const { authors, actions } = await client.call(deskCalls.listAuditNames);
    expect([authors, actions]).toEqual([expect.arrayContaining(['Robin']), expect.arrayContaining(['warn'])]);
    const countEntries = async (action: string) =>
      (await client.call(deskCalls.listAudit, { query: { action } })).entries.length;
    expect([await countEntries('warn'), await countEntries('ban')]).toEqual([1, 0]);
  });
});
