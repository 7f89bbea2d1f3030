import { calls } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInWorld } from '../../../test/run-command.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { appeals, decisions } from '../cases/cases.table.ts';
import { reports } from '../reports/reports.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const now = () => world.services.clock.now();
const decide = async (reference: string, ...options: string[]) => {
  const args = ['--site', 'free', '--facts', 'Shows my shop.', '--author', 'Robin', ...options];
  const readSites = () =>
    world.services.sites.map((site) => ({ ...site, settings: { ...site.settings, text_fields: ['about'] } }));
  const { text } = await runInWorld(world, ['reports', 'decide', reference, ...args], { readSites });
  world.pass(1000);
  return text;
};
const remove = (reference: string, ...ids: string[]) => {
  const texts = ids.flatMap((id) => ['--text', id]);
  return decide(reference, '--action', 'content_removed', '--ground', 'law', ...texts);
};

/** A complaint of a visitor without an account, and two members with a text each. */
async function scene() {
  const [ben, carla] = [await world.join('free', { name: 'Ben' }), await world.join('free')];
  for (const { call } of [ben, carla])
    await call(calls.saveUser, { payload: { profile: { personal: { about: 'Visit Kim’s shop' } } } });
  const payload = { name: 'Kim', email: 'kim@example.com', subject: 'My shop', text: 'They name it.' };
  const complain = { payload: { ...payload, language: 'en' as const } };
  const { receipt } = await world.visitor().call(calls.complain, complain);
  return { ben, carla, receipt };
}

const readAbout = async ({ id }: TestMember) => {
  const { profile } = await world.visitor().call(calls.getProfile, { query: { id } });
  return profile.personal?.['about'];
};
const mailsOf = async (kind: 'decision-mail' | 'restored-mail') =>
  (await world.db.select().from(jobs).where(eq(jobs.kind, kind))).map(({ subject }) => subject);
/** Appeals as the visitor who complained, by the link of the mail. */
const appealComplaint = (complaintId: string) =>
  world.db.insert(appeals).values({
    id: `appeal-${complaintId}`,
    siteId: 'free',
    complaintId,
    side: 'sender',
    text: 'Look again.',
    createdAt: now(),
  });

test('a complaint takes content of several members down, and each of them gets the reasons', async () => {
  const { ben, carla, receipt } = await scene();
  expect(await remove(receipt, `${ben.id}:about`, `${carla.id}:about`)).toContain('mails the sender');
  expect([await readAbout(ben), await readAbout(carla)]).toEqual([null, null]);
  for (const { call } of [ben, carla]) {
    const { cases } = await call(calls.getCases);
    expect(cases).toMatchObject([
      {
        side: 'reported',
        text: null,
        decisions: [{ ground: 'law', removed: ['text'], facts: 'Shows my shop.' }],
      },
    ]);
    expect(cases[0]?.appeal_until).not.toBeNull();
    expect(JSON.stringify(cases)).not.toContain(receipt);
    const { notifications } = await call(calls.getNotifications, { query: {} });
    expect(notifications[0]).toMatchObject({ kind: 'account', account: 'decision' });
  }
  const [decision] = await world.db.select().from(decisions).where(eq(decisions.complaintId, receipt));
  expect(decision?.removed).toHaveLength(2);
  const subjects = await mailsOf('decision-mail');
  expect(subjects).toContain(`${decision?.id} sender`);
  expect(subjects.filter((subject) => subject.endsWith(' reported'))).toHaveLength(2);
});

test('the appeal of an owner puts back what is the owner’s', async () => {
  const { ben, carla, receipt } = await scene();
  await remove(receipt, `${ben.id}:about`, `${carla.id}:about`);
  const { cases } = await ben.call(calls.getCases);
  const { reference = '' } = cases[0] ?? {};
  await ben.call(calls.appeal, { payload: { reference, text: 'It is my shop.' } });
  await decide(reference, '--action', 'none', '--ground', 'none', '--appeal', 'reported');
  expect([await readAbout(ben), await readAbout(carla)]).toEqual(['Visit Kim’s shop', null]);
});

test('a decision on the appeal of the complaint can remove later, and put back what an earlier one removed', async () => {
  const { ben, receipt } = await scene();
  await remove(receipt, `${ben.id}:about`);
  await appealComplaint(receipt);
  await decide(receipt, '--action', 'none', '--ground', 'none', '--appeal', 'sender');
  expect(await readAbout(ben)).toBe('Visit Kim’s shop');
  expect(await mailsOf('restored-mail')).toContain(ben.id);
  const second = await scene();
  await decide(second.receipt, '--action', 'none', '--ground', 'none');
  await appealComplaint(second.receipt);
  const options = ['--action', 'content_removed', '--ground', 'law', '--appeal', 'sender'];
  await decide(second.receipt, ...options, '--text', `${second.ben.id}:about`);
  expect(await readAbout(second.ben)).toBeNull();
});

test('a complaint removes all that is named or nothing', async () => {
  const { ben, receipt } = await scene();
  await expect(remove(receipt)).rejects.toThrow('Name what to remove with');
  for (const other of ['nobody:about', `${ben.id}:diary`])
    await expect(remove(receipt, `${ben.id}:about`, other)).rejects.toThrow('not everything that you named');
  const elsewhere = await world.join('paid');
  await expect(remove(receipt, `${elsewhere.id}:name`)).rejects.toThrow('not everything that you named');
  expect(await readAbout(ben)).toBe('Visit Kim’s shop');
  expect(await world.db.$count(decisions, eq(decisions.complaintId, receipt))).toBe(0);
  expect(await world.db.$count(reports, eq(reports.complaintId, receipt))).toBe(0);
});
