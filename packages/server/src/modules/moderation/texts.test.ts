import { calls } from '@meetcute/contract';
import { APPEAL_PERIOD, DAY_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInWorld } from '../../../test/run-command.ts';
import {
  openTestWorld,
  type TestBrowser,
  type TestMember,
  type TestWorld,
} from '../../../test/test-world.ts';
import type { OutgoingMail } from '../../ports/ports.ts';
import { eraseMember } from '../account/deletion.usecases.ts';
import { readAudit } from '../audit/audit.repository.ts';
import { auditLog } from '../audit/audit.table.ts';
import { mailDecision } from '../cases/case-mails.job.ts';
import { decisions } from '../cases/cases.table.ts';
import { events } from '../events/events.table.ts';
import { publishCorrectedUser } from '../ledger/corrections.usecases.ts';
import { updateMember } from '../members/members.repository.ts';
import { eraseOldTakedowns } from './takedowns.job.ts';
import { takedowns } from './takedowns.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const now = () => world.services.clock.now();
const SIGNED = ['--site', 'free', '--reason', 'Sells things.', '--author', 'Robin'];
const readSites = () =>
  world.services.sites.map((site) => ({
    ...site,
    settings: { ...site.settings, text_fields: ['about', 'diary', 'looking_for'] },
  }));
const run = (...args: string[]) => runInWorld(world, args, { readSites });
const command = async (name: string, id: string) => (await run('moderation', name, id, ...SIGNED)).text;
const referenceIn = (text: string) => /The decision is ([\w-]+)\./.exec(text)?.[1] ?? '';

const NAME = 'Gold 555 0100';
const TEXT = 'Buy my gold';

/** Anna and Ben, who like each other and have written; each text of Ben's profile sells something. */
async function scene() {
  const anna = await world.join('free', { name: 'Anna', language: 'en' });
  const ben = await world.join('free', { name: NAME, language: 'de', city: 'Goldshop' });
  await ben.call(calls.saveUser, { payload: { profile: { personal: { about: TEXT, diary: 'x' } } } });
  await anna.call(calls.likeProfile, { payload: { profile: ben.id } });
  await ben.call(calls.likeProfile, { payload: { profile: anna.id } });
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  const payload = { conversation, text: 'Hello', client_id: world.services.ids.id() };
  await ben.call(calls.sendMessage, { payload });
  const report = { profile: ben.id, category: 'scam' as const, text: 'Sells gold.' };
  const { receipt } = await anna.call(calls.report, { payload: report });
  return { anna, ben, receipt };
}

/** Returns everything of a site that a member or visitor can read, as text. */
async function everything(browser: TestBrowser, other: { id: string }): Promise<string> {
  const paths = [
    '/api/search.php?manual_search=1&do_not_save=1',
    `/api/profile.php?id=${other.id}`,
    ...[calls.getLikes, calls.getChats, calls.getNotifications, calls.exportUser, calls.getUser].map(
      ({ path }) => path,
    ),
    calls.getCases.path,
  ];
  const texts = await Promise.all(paths.map(async (path) => (await browser.fetch(path)).text()));
  return texts.join('\n');
}

const logOf = async ({ id }: TestMember) =>
  JSON.stringify(await world.db.select().from(events).where(eq(events.memberId, id)));
const readShownTexts = async (browser: TestBrowser, { id }: TestMember) => {
  const { profile } = await browser.call(calls.getProfile, { query: { id } });
  return [profile.name, profile.city, profile.personal?.['about']];
};
const decide = (reference: string, ...options: string[]) => {
  const args = [reference, '--site', 'free', '--facts', 'Sells things.', '--author', 'Robin', ...options];
  return run('reports', 'decide', ...args);
};
const write = (ben: TestMember, aboutText: string) =>
  ben.call(calls.saveUser, { payload: { profile: { personal: { about: aboutText } } } });

test('removed texts are nowhere: for others, visitors, other sites, the member, and in event logs', async () => {
  const { anna, ben, receipt } = await scene();
  expect(await everything(anna, ben)).toContain(NAME);
  for (const each of [NAME, TEXT, 'Goldshop']) expect(await logOf(anna)).toContain(each);
  await decide(
    receipt,
    '--action',
    'content_removed',
    '--ground',
    'usage',
    ...['name', 'about', 'city'].flatMap((field) => ['--text', `${ben.id}:${field}`]),
  );
  const outsiders = [world.visitor(), await world.join('paid'), await world.join('free', { name: 'Carla' })];
  for (const browser of [anna, ben, ...outsiders])
    expect(await everything(browser, ben)).not.toMatch(/555 0100|Buy my gold|Goldshop/);
  for (const member of [anna, ben]) expect(await logOf(member)).not.toMatch(/555 0100|Buy my gold|Goldshop/);
  // The name is in the language of its member, and other texts stay.
  expect(await readShownTexts(anna, ben)).toEqual(['Mitglied', null, null]);
  const { user } = await ben.call(calls.getUser);
  expect(user.profile.personal).toMatchObject({ diary: 'x' });
  const job = { id: 'job', siteId: 'free', attempts: 1, dueAt: now(), createdAt: now() };
  await publishCorrectedUser(world.services as never, { ...job, kind: 'publish-user', subject: ben.id });
  expect(await logOf(ben)).toContain('Mitglied');
});

test('a like that was taken back leaves no removed text in the log', async () => {
  const { ben } = await scene();
  const carla = await world.join('free', { name: 'Carla' });
  await carla.call(calls.likeProfile, { payload: { profile: ben.id } });
  await carla.call(calls.unlikeProfile, { payload: { profile: ben.id } });
  expect(await logOf(carla)).toContain(NAME);
  await command('takedown', `${ben.id}:name`);
  expect(await logOf(carla)).not.toContain(NAME);
});

test('both sides read what was removed, in the mail and in the list', async () => {
  const { anna, ben, receipt } = await scene();
  const texts = ['--text', `${ben.id}:about`, '--text', `${ben.id}:name`];
  await decide(receipt, '--action', 'content_removed', '--ground', 'usage', ...texts);
  for (const { call } of [anna, ben])
    expect((await call(calls.getCases)).cases).toMatchObject([
      { decisions: [{ removed: ['text', 'name'] }] },
    ]);
  const [decision] = await world.db.select().from(decisions).where(eq(decisions.reportId, receipt));
  const sentMails: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sentMails.push(mail) };
  const job = { id: 'job', siteId: 'free', attempts: 1, dueAt: now(), createdAt: now() };
  const subject = `${decision?.id} reported`;
  await mailDecision({ ...world.services, mailer }, { ...job, kind: 'decision-mail', subject });
  expect(sentMails[0]?.text).toContain('Was wir entfernt haben: Ein Text des Profils, der Name im Profil');
});

test('the appeal puts texts back, but never over what the member wrote meanwhile', async () => {
  const { anna, ben, receipt } = await scene();
  const texts = ['name', 'about', 'city'].flatMap((field) => ['--text', `${ben.id}:${field}`]);
  await decide(receipt, '--action', 'content_removed', '--ground', 'usage', ...texts);
  await write(ben, 'I collect gold');
  await ben.call(calls.appeal, { payload: { reference: receipt, text: 'I sell nothing.' } });
  world.pass(1000);
  await decide(receipt, '--action', 'none', '--ground', 'none', '--appeal', 'reported');
  expect(await readShownTexts(anna, ben)).toEqual([NAME, 'Goldshop', 'I collect gold']);
  const { cases } = await anna.call(calls.getCases);
  expect(cases[0]?.about).toBe(NAME);
  const log = async (kind: 'text' | 'name', field: string) =>
    (
      await readAudit(world.db, { siteId: 'free', subject: { kind, id: `${ben.id}:${field}` }, limit: 9 })
    ).map(({ action, details }) => [action, details?.['because']]);
  expect(await log('name', 'name')).toEqual([
    ['restore', undefined],
    ['take_down', undefined],
  ]);
  expect(await log('text', 'about')).toEqual([
    ['leave_removed', 'replaced'],
    ['take_down', undefined],
  ]);
  // The removed text is not lost: an operator can put it back once its place is free.
  await expect(command('restore', `${ben.id}:about`)).rejects.toThrow('written another one, which stays');
  await write(ben, '');
  await command('restore', `${ben.id}:about`);
  expect(await readShownTexts(anna, ben)).toEqual([NAME, 'Goldshop', TEXT]);
});

test('a field can be removed again, and each removal is restored by itself', async () => {
  const { anna, ben } = await scene();
  const aboutId = `${ben.id}:about`;
  await command('takedown', aboutId);
  await expect(command('takedown', aboutId)).rejects.toThrow(
    `free has no text ${aboutId}. A text is named by`,
  );
  await write(ben, 'Buy my silver');
  world.pass(1000);
  await command('takedown', aboutId);
  await command('restore', aboutId);
  expect(await readShownTexts(anna, ben)).toEqual([NAME, 'Goldshop', 'Buy my silver']);
  await write(ben, '');
  await command('restore', aboutId);
  expect(await readShownTexts(anna, ben)).toEqual([NAME, 'Goldshop', TEXT]);
  await command('takedown', `${ben.id}:name`);
  await expect(command('takedown', `${ben.id}:name`)).rejects.toThrow('free has no name');
});

test('a text of a sensitive field stays removed when its consent was withdrawn', async () => {
  const { ben } = await scene();
  const consent = { fields: ['looking_for'], at: now().toISOString(), wording: 1 };
  const row = { personal: { looking_for: 'Gold' }, sensitiveConsent: consent as never };
  await updateMember(world.db, 'free', ben.id, row);
  await command('takedown', `${ben.id}:looking_for`);
  await updateMember(world.db, 'free', ben.id, { sensitiveConsent: null });
  await expect(command('restore', `${ben.id}:looking_for`)).rejects.toThrow('has withdrawn the consent');
});

test.each(['nobody:about', ':about', 'photo'])('%s is nothing to remove', async (id) => {
  await scene();
  await expect(command('takedown', id)).rejects.toThrow(/free has no (text|photo)/);
});

test('a choice is no text to remove, and neither is a field that the site does not have', async () => {
  const { ben, receipt } = await scene();
  await updateMember(world.db, 'free', ben.id, { personal: { smoking: 'yes', old_field: 'x' } });
  const options = ['--action', 'content_removed', '--ground', 'usage', '--text'];
  for (const id of [`${ben.id}:smoking`, `${ben.id}:old_field`]) {
    await expect(command('takedown', id)).rejects.toThrow(`free has no text ${id}.`);
    await expect(decide(receipt, ...options, id)).rejects.toThrow('not everything that you named');
  }
  const { user } = await ben.call(calls.getUser);
  expect(user.profile.personal).toMatchObject({ smoking: 'yes' });
});

test('a text of another member is not removed by a report', async () => {
  const { anna, ben, receipt } = await scene();
  const carla = await scene();
  const options = ['--action', 'content_removed', '--ground', 'usage', '--text', `${carla.ben.id}:about`];
  await expect(decide(receipt, ...options)).rejects.toThrow('its member has not everything that you named');
  expect(await readShownTexts(anna, ben)).toEqual(await readShownTexts(anna, carla.ben));
});

test('evidence is erased when nobody can appeal any more, and with the account', async () => {
  const [{ ben }, other] = [await scene(), await scene()];
  const aboutId = `${ben.id}:about`;
  await command('takedown', aboutId);
  const reference = referenceIn(await command('takedown', `${other.ben.id}:about`));
  await other.ben.call(calls.appeal, { payload: { reference, text: 'It is a joke.' } });
  const readTakedownTexts = async ({ id }: TestMember) =>
    (await world.db.select().from(takedowns).where(eq(takedowns.memberId, id))).map(
      ({ content }) => (content as { text: string } | null)?.text,
    );
  const sweepAt = (time: number) =>
    eraseOldTakedowns({ ...world.services, clock: { now: () => new Date(now().getTime() + time) } });
  await sweepAt(APPEAL_PERIOD - DAY_MS);
  expect([await readTakedownTexts(ben), await readTakedownTexts(other.ben)]).toEqual([[TEXT], [TEXT]]);
  await sweepAt(APPEAL_PERIOD + DAY_MS);
  expect([await readTakedownTexts(ben), await readTakedownTexts(other.ben)]).toEqual([[undefined], [TEXT]]);
  await expect(command('restore', aboutId)).rejects.toThrow('it is erased');
  const { id } = other.ben;
  await updateMember(world.db, 'free', id, { deletedAt: new Date(now().getTime() - 31 * DAY_MS) });
  await eraseMember(world.services, { siteId: 'free', subject: id });
  expect(await readTakedownTexts(other.ben)).toEqual([]);
  const entries = await world.db.select().from(auditLog);
  expect(entries.filter(({ subjectId }) => subjectId.includes(id))).toEqual([]);
});
