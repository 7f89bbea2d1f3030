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
import { mailDecision } from '../cases/case-mails.job.ts';
import { decisions } from '../cases/cases.table.ts';
import { events } from '../events/events.table.ts';
import { publishCorrectedUser } from '../ledger/corrections.usecases.ts';
import { updateMember } from '../members/members.repository.ts';
import { messageImages } from '../message-images/message-images.table.ts';
import { messages } from '../messages/messages.table.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { photos } from '../photos/photos.table.ts';
import { eraseOldTakedowns } from './takedowns.job.ts';
import { takedowns } from './takedowns.table.ts';

const files = new Set<string>();
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    storage: {
      put: async () => {},
      get: async (key) => (files.has(key) ? Uint8Array.of(1) : null),
      delete: async (key) => void files.delete(key),
    },
  });
});
afterAll(() => world.close());

const now = () => world.services.clock.now();
const SIGNED = ['--site', 'free', '--reason', 'Shows another person.', '--author', 'Robin'];
const command = async (name: string, id: string) =>
  (await runInWorld(world, ['moderation', name, id, ...SIGNED])).text;
const referenceIn = (text: string) => /The decision is ([\w-]+)\./.exec(text)?.[1] ?? '';

const join = (name: string) => world.join('free', { name, language: 'en', emailConfirmedAt: now() });

async function addPhotos({ id: memberId }: TestMember, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => world.services.ids.id());
  for (const [position, id] of ids.entries()) {
    const key = `photos/${id}/640.webp`;
    files.add(key);
    const sizes = [{ width: 640, webp: key }];
    const row = { id, siteId: 'free', memberId, position, thumbFilename: key, sizes, createdAt: now() };
    await world.db.insert(photos).values(row);
  }
  return ids;
}

const load = async (browser: TestBrowser, id: string) =>
  (await browser.fetch(`/cdn/photos/${id}/640.webp`)).status;

/** Returns everything of a site that a member or visitor can read, as text. */
async function everything(
  browser: TestBrowser,
  other: { id: string },
  conversation: string,
): Promise<string> {
  const paths = [
    '/api/search.php?manual_search=1&do_not_save=1',
    `/api/profile.php?id=${other.id}`,
    calls.getLikes.path,
    calls.getChats.path,
    `${calls.getMessages.path}?conversation=${conversation}`,
    calls.getNotifications.path,
    calls.exportUser.path,
    calls.getUser.path,
  ];
  const texts = await Promise.all(paths.map(async (path) => (await browser.fetch(path)).text()));
  return texts.join('\n');
}

/** Anna and Ben, who like each other and have written; Ben has three photos and sent an image. */
async function scene() {
  const [anna, ben] = [await join('Anna'), await join('Ben')];
  const images = await addPhotos(ben, 3);
  await anna.call(calls.likeProfile, { payload: { profile: ben.id } });
  await ben.call(calls.likeProfile, { payload: { profile: anna.id } });
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  const payload = { conversation, text: 'Buy my gold', client_id: world.services.ids.id() };
  const { message } = await ben.call(calls.sendMessage, { payload });
  return { anna, ben, images, conversation, message: `${conversation}/${message.id}` };
}

const wordsIn = async (memberId: string) =>
  JSON.stringify(await world.db.select().from(events).where(eq(events.memberId, memberId)));

test('a removed photo and message are nowhere: for others, visitors, other sites, the owner, and in event logs', async () => {
  const { anna, ben, images, conversation, message } = await scene();
  const [first = ''] = images;
  expect(await everything(anna, ben, conversation)).toContain(first);
  expect(await everything(anna, ben, conversation)).toContain('Buy my gold');
  await command('takedown', first);
  await command('takedown', message);
  const other = await world.join('paid');
  for (const browser of [anna, ben, world.visitor(), other, await join('Carla')]) {
    expect(await load(browser, first)).toBe(404);
    const visibleText = await everything(browser, ben, conversation);
    expect(visibleText).not.toContain(first);
    expect(visibleText).not.toContain('Buy my gold');
  }
  for (const { id } of [anna, ben]) expect(await wordsIn(id)).not.toContain('Buy my gold');
  const { profile } = await anna.call(calls.getProfile, { query: { id: ben.id } });
  expect(profile.main_image?.id).toBe(images[1]);
});

test('the owner learns what was removed and why, by mail, notification and list, in every tab', async () => {
  const { ben, images } = await scene();
  const reference = referenceIn(await command('takedown', images[0]!));
  const { notifications } = await ben.call(calls.getNotifications, { query: {} });
  expect(notifications[0]).toMatchObject({ kind: 'account', account: 'decision' });
  const { cases } = await ben.call(calls.getCases);
  expect(cases).toMatchObject([
    { reference, decisions: [{ removed: ['photo'], facts: 'Shows another person.' }] },
  ]);
  const [decision] = await world.db.select().from(decisions).where(eq(decisions.reportId, reference));
  const sentMails: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sentMails.push(mail) };
  const job = { id: 'job', siteId: 'free', attempts: 1, dueAt: now(), createdAt: now() };
  const subject = `${decision?.id} reported`;
  await mailDecision({ ...world.services, mailer }, { ...job, kind: 'decision-mail', subject });
  expect(sentMails[0]?.text).toContain('What we removed: A photo');
  await publishCorrectedUser(world.services as never, { ...job, kind: 'publish-user', subject: ben.id });
  const log = await world.db.select().from(events).where(eq(events.memberId, ben.id));
  const tab = log.filter(({ type }) => type === 'user').at(-1);
  expect(JSON.stringify(tab?.data)).not.toContain(images[0]);
});

test('a decision removes the reported photo, and the appeal puts it back at its place', async () => {
  const { anna, ben, images } = await scene();
  const payload = { profile: ben.id, category: 'photo' as const, text: '', image: images[1]! };
  const { receipt } = await anna.call(calls.report, { payload });
  const decide = (...options: string[]) => {
    const args = [receipt, '--site', 'free', '--facts', 'Not Ben.', '--author', 'Robin', ...options];
    return runInWorld(world, ['reports', 'decide', ...args]);
  };
  const order = async () => (await photosOf(world.db, 'free', ben.id)).map(({ id }) => id);
  await decide('--action', 'content_removed', '--ground', 'usage');
  expect(await order()).toEqual([images[0], images[2]]);
  await ben.call(calls.orderImages, { payload: { order: [images[2]!, images[0]!] } });
  await ben.call(calls.appeal, { payload: { reference: receipt, text: 'It is me.' } });
  world.pass(1000);
  await decide('--action', 'none', '--ground', 'none', '--appeal', 'reported');
  expect(await order()).toEqual([images[2], images[1], images[0]]);
  expect(await load(anna, images[1]!)).toBe(200);
  const log = await readAudit(world.db, {
    siteId: 'free',
    subject: { kind: 'photo', id: images[1]! },
    limit: 9,
  });
  expect(log.map(({ action, author }) => [action, author])).toEqual([
    ['restore', 'Robin'],
    ['take_down', 'Robin'],
  ]);
});

test('a confirmed removal and a suspension instead of it leave the photo removed', async () => {
  for (const action of [['content_removed'], ['suspended', '--until', '2030-01-01']]) {
    const { ben, images } = await scene();
    const reference = referenceIn(await command('takedown', images[0]!));
    await ben.call(calls.appeal, { payload: { reference, text: 'It is me.' } });
    world.pass(1000);
    const args = [reference, '--site', 'free', '--ground', 'usage', '--facts', 'Not Ben.', '--author', 'R'];
    const appeal = ['--appeal', 'reported', '--action', ...action];
    await runInWorld(world, ['reports', 'decide', ...args, ...appeal]);
    expect((await photosOf(world.db, 'free', ben.id)).map(({ id }) => id)).toEqual(images.slice(1));
  }
});

test('an operator restores by hand, once, and a photo is not taken twice', async () => {
  const { anna, images } = await scene();
  await world.join('paid');
  await command('takedown', images[0]!);
  await expect(command('takedown', images[0]!)).rejects.toThrow('has no photo');
  expect(await command('restore', images[0]!)).toContain('The server mails its owner.');
  expect(await load(anna, images[0]!)).toBe(200);
  await expect(command('restore', images[0]!)).rejects.toThrow('has no removed photo');
  await expect(
    runInWorld(world, ['moderation', 'takedown', images[0]!, '--site', 'paid', ...SIGNED.slice(2)]),
  ).rejects.toThrow(`paid has no photo ${images[0]}.`);
  expect(await load(anna, images[0]!)).toBe(200);
});

test('evidence is kept until nobody can appeal any more, and with an open appeal until it is decided', async () => {
  const [one, two] = [await scene(), await scene()];
  const [removedPhoto, appealedPhoto] = [one.images[0]!, two.images[0]!];
  const references = [
    referenceIn(await command('takedown', removedPhoto)),
    referenceIn(await command('takedown', appealedPhoto)),
  ];
  await two.ben.call(calls.appeal, { payload: { reference: references[1]!, text: 'It is me.' } });
  const has = (id: string) => files.has(`photos/${id}/640.webp`);
  const sweepAt = async (time: number) => {
    const sweepTime = new Date(now().getTime() + time);
    await eraseOldTakedowns({ ...world.services, clock: { now: () => sweepTime } });
    await world.services.background.settle();
  };
  await sweepAt(APPEAL_PERIOD - DAY_MS);
  expect([has(removedPhoto), has(appealedPhoto)]).toEqual([true, true]);
  await sweepAt(APPEAL_PERIOD + DAY_MS);
  expect([has(removedPhoto), has(appealedPhoto)]).toEqual([false, true]);
  await expect(command('restore', removedPhoto)).rejects.toThrow(
    'its time to appeal was over and it is erased',
  );
});

test('erasing an account erases what was removed from it, with its files', async () => {
  const { ben, images, conversation, message } = await scene();
  const image = world.services.ids.id();
  for (const size of ['small', 'large']) files.add(`messages/${image}/${size}.webp`);
  const picture = { id: image, width: 9, height: 9 };
  const imagePlace = { conversationId: conversation, messageId: 1, siteId: 'free', memberId: ben.id };
  await world.db.insert(messageImages).values({ ...picture, ...imagePlace, createdAt: now() });
  await world.db.update(messages).set({ image: picture }).where(eq(messages.conversationId, conversation));
  await command('takedown', images[0]!);
  await command('takedown', message);
  expect(await world.db.$count(messageImages, eq(messageImages.id, image))).toBe(0);
  expect(files.has(`messages/${image}/large.webp`)).toBe(true);
  await updateMember(world.db, 'free', ben.id, { deletedAt: new Date(now().getTime() - 31 * DAY_MS) });
  await eraseMember(world.services, { siteId: 'free', subject: ben.id });
  await world.services.background.settle();
  expect([...files].filter((key) => key.includes(image) || images.some((id) => key.includes(id)))).toEqual(
    [],
  );
  expect(await world.db.$count(takedowns, eq(takedowns.memberId, ben.id))).toBe(0);
});
