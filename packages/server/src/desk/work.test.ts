import { calls } from '@meetcute/contract';
import { deskCalls } from '@meetcute/contract/desk';
import { DAY_MS } from '@meetcute/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, type DeskTestBrowser } from '../../test/test-desk.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../test/test-world.ts';
import { updateMember } from '../modules/members/members.repository.ts';
import { complaints, reportPhotos, reports } from '../modules/reports/reports.table.ts';
import { staff } from '../modules/staff/staff.table.ts';
import type { Desk } from '../desk.ts';

let world: TestWorld;
let desk: Desk;
let robin: DeskTestBrowser;

beforeAll(async () => {
  world = await openTestWorld();
  desk = world.api.openDesk();
});
beforeEach(async () => {
  for (const table of [staff, reports, complaints]) await world.db.delete(table);
  await world.empty();
  world.pass(DAY_MS);
  robin = (await addStaff(world, desk, { sites: ['free'] })).browser;
});
afterAll(() => world.close());

const now = () => world.services.clock.now();
const in_ = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();

/** Reports one member by another one and returns the receipt. */
async function report(site = 'free', sender?: TestMember) {
  const anna = sender ?? (await world.join(site, { name: 'Anna' }));
  const ben = await world.join(site, { name: 'Ben' });
  const payload = { profile: ben.id, category: 'scam' as const, text: 'Asks for money.' };
  const { receipt: reference } = await anna.call(calls.report, { payload });
  world.pass(1000);
  return { anna, ben, site, reference };
}

const decision = (caseRef: { site: string; reference: string }) => ({
  site: caseRef.site,
  reference: caseRef.reference,
  after: null,
  action: 'warning' as const,
  ground: 'usage' as const,
  facts: 'Asked two members for money.',
  until: null,
});

const queue = async (name: 'open' | 'appealed' | 'decided', browser = robin) => {
  const { cases } = await browser.call(deskCalls.listCases, { query: { queue: name } });
  return cases.map(({ reference }) => reference);
};

test('a report moves from open to decided, and the audit log names who decided', async () => {
  const [first, second] = [await report(), await report()];
  const ada = (await addStaff(world, desk, { name: 'Ada', role: 'admin' })).browser;
  expect(await queue('open')).toEqual([first.reference, second.reference]);
  const deskCase = await robin.call(deskCalls.decideCase, { payload: decision(first) });
  expect(deskCase).toMatchObject({
    state: 'decided',
    open: [],
    decisions: [{ action: 'warning', author: 'Robin' }],
  });
  expect([await queue('open'), await queue('decided')]).toEqual([[second.reference], [first.reference]]);
  const { entries } = await ada.call(deskCalls.listAudit, { query: { author: 'Robin' } });
  expect(entries).toMatchObject([
    {
      action: 'decide',
      site: 'free',
      subject: { kind: 'case', id: first.reference },
      details: { action: 'warning' },
    },
  ]);
  const { cases } = await first.ben.call(calls.getCases);
  expect(cases).toMatchObject([{ decisions: [{ action: 'warning' }] }]);
});

test.each(['+033658-09-27T01:46:39.999Z~x', '0000-01-01T00:00:00.000Z~x', 'soon~x', ''])(
  'refuses the cursor %j, which is no time of a database',
  async (cursor) => {
    const query = { queue: 'open' as const, after: cursor };
    expect(await robin.failure(deskCalls.listCases, { query })).toBe('400 bad_request');
  },
);

test('a report shows the sender, the reported member and what was reported before', async () => {
  const { anna, ben, reference } = await report();
  const carla = await world.join('free', { name: 'Carla' });
  const payload = { profile: ben.id, category: 'fake' as const, text: 'That is my cousin.' };
  const { receipt } = await carla.call(calls.report, { payload });
  const deskCase = await robin.call(deskCalls.getCase, { query: { site: 'free', reference } });
  expect(deskCase).toMatchObject({
    category: 'scam',
    text: 'Asks for money.',
    sender: { name: 'Anna', member: { id: anna.id } },
    reported: { name: 'Ben', email: `${ben.id}@example.com`, member: { id: ben.id, state: 'active' } },
    earlier: [{ reference: receipt }],
    open: ['first'],
  });
});

test('a suspension acts on the account, and its end is checked', async () => {
  const filedReport = await report();
  const suspend = (end: string | null) => ({
    payload: { ...decision(filedReport), action: 'suspended' as const, until: end },
  });
  expect(await robin.failure(deskCalls.decideCase, suspend(null))).toBe('400 bad_request');
  expect(await robin.failure(deskCalls.decideCase, suspend(in_(-1)))).toBe('400 bad_request');
  const { reported } = await robin.call(deskCalls.decideCase, suspend(in_(7)));
  expect(reported?.member).toMatchObject({ state: 'suspended', suspended_until: in_(7) });
  expect(await filedReport.ben.failure(calls.getUser)).toBe('403 not_logged_in');
});

test('a decision removes texts of the profile, and on a complaint what it names', async () => {
  const filedReport = await report();
  const remove = (reference: string, content?: string[]) => ({
    payload: {
      ...decision(filedReport),
      reference,
      action: 'content_removed' as const,
      ...(content && { content }),
    },
  });
  const { content } = await robin.call(deskCalls.getCase, {
    query: { site: 'free', reference: filedReport.reference },
  });
  const name = `${filedReport.ben.id}:name`;
  expect(content).toEqual([{ kind: 'name', id: name, text: 'Ben' }]);
  expect(await robin.failure(deskCalls.decideCase, remove(filedReport.reference))).toBe('400 bad_request');
  const foreign = remove(filedReport.reference, [`${filedReport.anna.id}:name`]);
  expect(await robin.failure(deskCalls.decideCase, foreign)).toBe('404 not_found');
  const deskCase = await robin.call(deskCalls.decideCase, remove(filedReport.reference, [name]));
  expect(deskCase).toMatchObject({ state: 'decided', reported: { name: 'Lid' } });
  const payload = { name: 'Kim', email: 'kim@example.com', subject: 'My name', text: 'It is mine.' };
  const complaint = await world.visitor().call(calls.complain, { payload: { ...payload, language: 'en' } });
  await robin.call(deskCalls.decideCase, remove(complaint.receipt, [`${filedReport.anna.id}:name`]));
  const { user } = await filedReport.anna.call(calls.getUser);
  expect(user.profile.name).toBe('Lid');
});

test('whoever decides second gets a conflict, and the case with the first decision', async () => {
  const filedReport = await report();
  await robin.call(deskCalls.decideCase, { payload: decision(filedReport) });
  const sam = (await addStaff(world, desk, { name: 'Sam' })).browser;
  const payload = { ...decision(filedReport), action: 'none' as const };
  expect(await sam.failure(deskCalls.decideCase, { payload })).toBe('409 conflict');
  const query = { site: filedReport.site, reference: filedReport.reference };
  expect((await sam.call(deskCalls.getCase, { query })).decisions).toMatchObject([{ author: 'Robin' }]);
});

test('a decision that is sent twice under its key is stored once', async () => {
  const filedReport = await report();
  const send = () =>
    robin.fetch('/desk/api/case/decision', {
      method: 'POST',
      headers: { 'idempotency-key': 'the-same-key' },
      body: JSON.stringify(decision(filedReport)),
    });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await first.json());
});

test('an appeal waits in its own list, and its decision lifts the suspension', async () => {
  const filedReport = await report();
  const payload = { ...decision(filedReport), action: 'warning' as const };
  await robin.call(deskCalls.decideCase, { payload });
  await filedReport.ben.call(calls.appeal, {
    payload: { reference: filedReport.reference, text: 'It was my sister.' },
  });
  expect([await queue('appealed'), await queue('decided')]).toEqual([[filedReport.reference], []]);
  const { waiting } = await robin.call(deskCalls.listCases, { query: { queue: 'open' } });
  expect(waiting).toEqual({ open: 0, appealed: 1 });
  const appealDecision = {
    ...decision(filedReport),
    after: 'reported' as const,
    action: 'none' as const,
    ground: 'none' as const,
  };
  const deskCase = await robin.call(deskCalls.decideCase, { payload: appealDecision });
  expect(deskCase).toMatchObject({
    state: 'appeal_decided',
    open: [],
    appeals: [{ text: 'It was my sister.' }],
  });
});

test('a long list comes in pages, complaints among reports', async () => {
  const anna = await world.join('free', { name: 'Anna' });
  const createTime = (index: number) => new Date(now().getTime() + index * 1000);
  const rows = Array.from({ length: 40 }, (_, index) => ({
    id: `row-${index}`,
    siteId: 'free',
    createdAt: createTime(index),
  }));
  const isComplaint = ({ id }: { id: string }) => Number(id.slice(4)) % 2 === 0;
  const reportFields = { profileId: anna.id, profileName: 'Anna', category: 'other' as const, text: 'x' };
  await world.db
    .insert(reports)
    .values(rows.filter((row) => !isComplaint(row)).map((row) => ({ ...row, ...reportFields })));
  const complaint = { name: 'Vic', email: 'vic@example.com', subject: 'Refund', text: 'y' };
  await world.db.insert(complaints).values(rows.filter(isComplaint).map((row) => ({ ...row, ...complaint })));
  const first = await robin.call(deskCalls.listCases, { query: { queue: 'open' } });
  expect(first).toMatchObject({ waiting: { open: 40, appealed: 0 } });
  const query = { queue: 'open' as const, after: first.next ?? '' };
  const second = await robin.call(deskCalls.listCases, { query });
  expect(second.next).toBeNull();
  const references = [...first.cases, ...second.cases].map(({ reference }) => reference);
  expect(references).toEqual(rows.map(({ id }) => id));
});

test('nobody sees a site that is not theirs', async () => {
  const filedReport = await report('paid');
  const data = Uint8Array.of(1, 2, 3);
  await world.db.insert(reportPhotos).values({ reportId: filedReport.reference, siteId: 'paid', data });
  const photo = `/desk/api/photo?site=paid&reference=${filedReport.reference}`;
  const ada = (await addStaff(world, desk, { name: 'Ada', role: 'admin', sites: ['free'] })).browser;
  const memberRef = { site: 'paid', id: filedReport.ben.id };
  for (const browser of [robin, ada]) {
    expect((await browser.call(deskCalls.getStaff)).sites).toEqual([
      { id: 'free', name: expect.any(String) as string },
    ]);
    expect(await queue('open', browser)).toEqual([]);
    const failures = [
      await browser.failure(deskCalls.listCases, { query: { queue: 'open', site: 'paid' } }),
      await browser.failure(deskCalls.getCase, { query: { site: 'paid', reference: filedReport.reference } }),
      // The id of a case doesn't help under the name of an own site.
      await browser.failure(deskCalls.getCase, { query: { site: 'free', reference: filedReport.reference } }),
      await browser.failure(deskCalls.decideCase, { payload: decision(filedReport) }),
      await browser.failure(deskCalls.findMembers, { query: { site: 'paid', text: 'Ben' } }),
      await browser.failure(deskCalls.getDeskMember, { query: memberRef }),
      await browser.failure(deskCalls.getDeskMember, { query: { ...memberRef, site: 'free' } }),
      await browser.failure(deskCalls.actOnMember, {
        payload: { ...memberRef, act: 'ban', ground: 'usage', reason: 'x', until: null },
      }),
    ];
    expect(failures).toEqual(failures.map(() => '404 not_found'));
    expect((await browser.call(deskCalls.findMembers, { query: { text: 'Ben' } })).members).toEqual([]);
    expect((await browser.fetch(photo)).status).toBe(404);
  }
  expect(await ada.failure(deskCalls.listAudit, { query: { site: 'paid' } })).toBe('404 not_found');
  const { entries } = await ada.call(deskCalls.listAudit, { query: {} });
  expect(new Set(entries.map(({ site }) => site))).toEqual(new Set(['free']));
  const all = (await addStaff(world, desk, { name: 'Kim' })).browser;
  expect(await queue('open', all)).toEqual([filedReport.reference]);
  expect((await all.fetch(photo)).status).toBe(200);
});

test('a moderator does not read the audit log, and nobody does without a session', async () => {
  expect(await robin.failure(deskCalls.listAudit, { query: {} })).toBe('403 forbidden');
  expect(await robin.failure(deskCalls.listAuditNames, { query: {} })).toBe('403 forbidden');
  robin.cookie = '';
  for (const call of [deskCalls.listAudit, deskCalls.findMembers, deskCalls.getStaff])
    expect(await robin.failure(call)).toBe('403 not_logged_in');
  expect((await robin.fetch('/desk/api/photo?site=free&reference=1')).status).toBe(403);
  expect((await robin.fetch('/desk/api/nothing')).status).toBe(404);
});

test('a member is found, warned, suspended, banned and let back, under the name of the moderator', async () => {
  const ben = await world.join('free', { name: 'Ben' });
  const act = (name: 'warn' | 'suspend' | 'ban' | 'lift', end: string | null = null) => ({
    payload: {
      site: 'free',
      id: ben.id,
      act: name,
      ground: 'usage' as const,
      reason: 'Sells things.',
      until: end,
    },
  });
  const { members } = await robin.call(deskCalls.findMembers, { query: { text: 'be' } });
  expect(members).toMatchObject([{ id: ben.id, state: 'active' }]);
  const warnedMember = await robin.call(deskCalls.actOnMember, act('warn'));
  expect(warnedMember).toMatchObject({ state: 'active', about: [{ state: 'decided' }] });
  expect(await robin.failure(deskCalls.actOnMember, act('lift'))).toBe('409 conflict');
  expect(await robin.failure(deskCalls.actOnMember, act('suspend'))).toBe('400 bad_request');
  const suspensionEnd = in_(3);
  expect(await robin.call(deskCalls.actOnMember, act('suspend', suspensionEnd))).toMatchObject({
    state: 'suspended',
    suspended_until: suspensionEnd,
  });
  expect(await robin.call(deskCalls.actOnMember, act('ban'))).toMatchObject({ state: 'banned' });
  expect(await robin.call(deskCalls.actOnMember, act('lift'))).toMatchObject({ state: 'active' });
  const ada = (await addStaff(world, desk, { name: 'Ada', role: 'admin' })).browser;
  const { entries } = await ada.call(deskCalls.listAudit, { query: { author: 'Robin' } });
  const onMember = entries.filter(({ subject }) => subject.id === ben.id).map(({ action }) => action);
  expect(onMember).toEqual(['lift', 'ban', 'suspend', 'warn']);
  const bans = await ada.call(deskCalls.listAudit, { query: { action: 'ban' } });
  expect(bans.entries.map(({ action }) => action)).toEqual(['ban']);
});

test('the log names authors and actions of the reader’s sites alone', async () => {
  const kim = (await addStaff(world, desk, { name: 'Kim', sites: ['paid'] })).browser;
  for (const [browser, site] of [[robin, 'free'] as const, [kim, 'paid'] as const])
    await browser.call(deskCalls.decideCase, { payload: decision(await report(site)) });
  const ada = (await addStaff(world, desk, { name: 'Ada', role: 'admin', sites: ['free'] })).browser;
  const { authors, actions } = await ada.call(deskCalls.listAuditNames, { query: {} });
  expect(authors).toContain('Robin');
  expect(authors).not.toContain('Kim');
  expect(actions).toContain('decide');
  const other = { query: { site: 'paid' } };
  expect(await ada.failure(deskCalls.listAuditNames, other)).toBe('404 not_found');
});

test('a decision removes no choice of the profile', async () => {
  const filedReport = await report();
  const { anna, ben } = filedReport;
  await updateMember(world.db, 'free', ben.id, { personal: { smoking: 'no' } });
  const action = 'content_removed' as const;
  const payload = { ...decision(filedReport), action, content: [`${ben.id}:smoking`] };
  expect(await robin.failure(deskCalls.decideCase, { payload })).toBe('404 not_found');
  expect((await anna.call(calls.getCases)).cases).toMatchObject([{ decisions: [] }]);
});
