import { calls, type CallPayload, type MessageReference } from '@meetcute/contract';
import { NO_END, shortReference } from '@meetcute/core';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { decideCase } from '../cases/decide.usecases.ts';
import { members } from '../members/members.table.ts';
import { messages } from '../messages/messages.table.ts';
import { measuresOn } from '../moderation/measures.repository.ts';
import { liftSuspension } from '../moderation/own-decisions.usecases.ts';
import type { Mail } from '../../ports/ports.ts';
import { photos } from '../photos/photos.table.ts';
import { silentLog } from '../../ports/defaults.ts';
import { findComplaint, findReport, findReportPhoto } from './reports.repository.ts';
import { removeOldReports } from './reports.job.ts';
import { complaints, reports } from './reports.table.ts';

const mails: Mail[] = [];
const files = new Map<string, Uint8Array>();
let isStorageUnavailable = false;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    mailer: { send: async (mail) => void mails.push(mail) },
    log: silentLog,
    storage: {
      put: async (key, data) => void files.set(key, data),
      get: async (key) => {
        if (isStorageUnavailable) throw new Error('The storage is unavailable.');
        return files.get(key) ?? null;
      },
      delete: async (key) => void files.delete(key),
    },
  });
});
afterAll(() => world.close());

type Reporting = CallPayload<typeof calls.report>;

const report = (reporter: TestMember, target: { id: string }, more: Partial<Reporting> = {}) =>
  reporter.call(calls.report, { payload: { profile: target.id, category: 'scam', text: '', ...more } });
const refusal = (reporter: TestMember, target: { id: string }, more: Partial<Reporting> = {}) =>
  reporter.failure(calls.report, { payload: { profile: target.id, category: 'scam', text: '', ...more } });

async function startConversation() {
  const [anna, ben] = [await world.join(), await world.join('free', { name: 'Ben' })];
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  const sendMessage = (sender: TestMember, text: string) =>
    sender.call(calls.sendMessage, { payload: { conversation, client_id: text, text } });
  return { anna, ben, conversation, sendMessage };
}

const picture = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 255, 1]);

async function addPhoto({ id }: TestMember) {
  const photo = world.services.ids.id();
  files.set(`photos/${photo}/640.webp`, picture);
  await world.db.insert(photos).values({
    id: photo,
    siteId: 'free',
    memberId: id,
    position: 0,
    thumbFilename: `photos/${photo}/640.webp`,
    sizes: [{ width: 640, webp: `photos/${photo}/640.webp` }],
    createdAt: new Date(),
  });
  return photo;
}

test('keeps a report after its message and both accounts are erased', async () => {
  const { anna, ben, conversation, sendMessage } = await startConversation();
  const { message } = await sendMessage(ben, 'Send me money.');
  const { receipt } = await report(anna, ben, { message: message.id, text: ' He asks for money. ' });
  await world.db.delete(messages).where(eq(messages.conversationId, conversation));
  await world.db.delete(members).where(eq(members.id, ben.id));
  await world.db.delete(members).where(eq(members.id, anna.id));
  expect(await findReport(world.db, 'free', receipt)).toMatchObject({
    reporterId: null,
    profileId: ben.id,
    profileName: 'Ben',
    category: 'scam',
    text: 'He asks for money.',
    messageText: 'Send me money.',
  });
});

test('keeps a report’s photo after the photo and account are removed, and removes the copy with the report', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const image = await addPhoto(ben);
  const { receipt } = await report(anna, ben, { image, category: 'photo' });
  await ben.call(calls.deleteImage, { payload: { id: image } });
  await expect.poll(() => [...files.keys()]).not.toContain(`photos/${image}/640.webp`);
  await world.db.delete(members).where(eq(members.id, ben.id));
  const reportPhoto = await findReportPhoto(world.db, 'free', receipt);
  expect(Uint8Array.from(reportPhoto ?? [])).toEqual(picture);
  expect(await findReportPhoto(world.db, 'paid', receipt)).toBeNull();
  expect((await world.visitor().fetch(`/cdn/photos/${image}/640.webp`)).status).toBe(404);
  await world.db.delete(reports).where(eq(reports.id, receipt));
  expect(await findReportPhoto(world.db, 'free', receipt)).toBeNull();
});

test('accepts a report while the storage is unavailable, and names the photo', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const image = await addPhoto(ben);
  isStorageUnavailable = true;
  const { receipt } = await report(anna, ben, { image }).finally(() => (isStorageUnavailable = false));
  expect((await findReport(world.db, 'free', receipt))?.photoFilename).toContain(image);
  expect(await findReportPhoto(world.db, 'free', receipt)).toBeNull();
});

test('accepts only a photo of the reported member as evidence', async () => {
  const [anna, ben, cem] = [await world.join(), await world.join(), await world.join()];
  const image = await addPhoto(ben);
  const { receipt } = await report(anna, ben, { image, category: 'photo' });
  expect((await findReport(world.db, 'free', receipt))?.photoFilename).toBe(`photos/${image}/640.webp`);
  expect(await refusal(anna, cem, { image })).toBe('404 not_found');
});

test('accepts only a message from the reported member to the reporter as evidence', async () => {
  const { anna, ben, sendMessage } = await startConversation();
  const { message: annaMessage } = await sendMessage(anna, 'mine');
  const { message: benMessage } = await sendMessage(ben, 'his');
  const dora = await world.join();
  expect(await refusal(anna, ben, { message: annaMessage.id })).toBe('404 not_found');
  expect(await refusal(anna, ben, { message: '99' })).toBe('404 not_found');
  expect(await refusal(anna, ben, { message: '__proto__' })).toBe('404 not_found');
  expect(await refusal(dora, ben, { message: benMessage.id })).toBe('404 not_found');
});

test('refuses to report oneself and missing, deleted or other sites’ members', async () => {
  const anna = await world.join();
  const deletedMember = await world.join('free', { deletedAt: new Date() });
  const elsewhere = await world.join('paid');
  for (const who of [anna, { id: 'nobody' }, deletedMember, elsewhere])
    expect(await refusal(anna, who)).toBe('404 not_found');
});

test('allows reporting a blocked member, and hides a member who blocked the reporter', async () => {
  const { anna, ben, sendMessage } = await startConversation();
  const { message } = await sendMessage(ben, 'rude');
  await anna.call(calls.blockProfile, { payload: { profile: ben.id } });
  await report(anna, ben, { message: message.id });
  expect(await refusal(ben, anna)).toBe('404 not_found');
});

test('limits a member to twenty reports an hour', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  for (let count = 0; count < 20; count += 1) await report(anna, ben);
  expect(await refusal(anna, ben)).toBe('429 too_many_requests');
  world.pass(3_600_000);
  await report(anna, ben);
});

const complaint = { name: ' Kim ', email: 'kim@example.com', subject: 'A bill', text: 'Too much.' };

test('stores a complaint with the logged-in member, and accepts one without an account', async () => {
  const anna = await world.join();
  const { receipt } = await anna.call(calls.complain, { payload: complaint });
  expect(await findComplaint(world.db, 'free', receipt)).toMatchObject({
    memberId: anna.id,
    name: 'Kim',
    subject: 'A bill',
  });
  const complaintResult = await world.visitor().call(calls.complain, { payload: complaint });
  expect((await findComplaint(world.db, 'free', complaintResult.receipt))?.memberId).toBeNull();
});

test('removes reports, their photos and complaints after a year, not before', async () => {
  const { anna, ben } = await startConversation();
  const photo = await addPhoto(ben);
  const { receipt: old } = await report(anna, ben, { image: photo });
  const { receipt: newer } = await report(anna, ben);
  const { receipt: complaintReceipt } = await anna.call(calls.complain, { payload: complaint });
  const daysAgo = (days: number) => ({
    createdAt: new Date(world.services.clock.now().getTime() - days * 86_400_000),
  });
  await world.db.update(reports).set(daysAgo(366)).where(eq(reports.id, old));
  await world.db.update(reports).set(daysAgo(364)).where(eq(reports.id, newer));
  await world.db.update(complaints).set(daysAgo(366)).where(eq(complaints.id, complaintReceipt));
  await removeOldReports(world.db, 'free', world.services.clock.now());
  expect(await findComplaint(world.db, 'free', complaintReceipt)).toBeNull();
  expect(await findReport(world.db, 'free', old)).toBeNull();
  expect(await findReportPhoto(world.db, 'free', old)).toBeNull();
  expect(await findReport(world.db, 'free', newer)).not.toBeNull();
});

test('keeps the basis of a ban and of a suspension that holds, without what the sender gave', async () => {
  const { anna, ben } = await startConversation();
  const photo = await addPhoto(ben);
  const { receipt } = await report(anna, ben, { image: photo, text: 'He sells things.' });
  const start = world.services.clock.now();
  const reasons = { ground: 'usage', facts: 'Sells things.', isAutomated: false, author: 'Robin' } as const;
  const decideOn = (reference: string, end: Date) =>
    decideCase(world.services, {
      ...reasons,
      site: { id: 'free' },
      reference,
      after: null,
      action: 'suspended',
      measure: { kind: 'suspension', until: end.toISOString() },
      now: start,
    });
  const { receipt: short } = await report(anna, ben);
  const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
  await decideOn(receipt, NO_END);
  await decideOn(short, inDays(400));
  await removeOldReports(world.db, 'free', inDays(366));
  expect(await findReport(world.db, 'free', short)).not.toBeNull();
  await removeOldReports(world.db, 'free', inDays(401));
  expect(await findReport(world.db, 'free', short)).toBeNull();
  expect(await findReport(world.db, 'free', receipt)).toMatchObject({
    reporterId: null,
    text: '',
    photoFilename: null,
    profileId: ben.id,
  });
  expect(await findReportPhoto(world.db, 'free', receipt)).toBeNull();
  expect(await measuresOn(world.db, 'free', ben.id)).toMatchObject([{ facts: 'Sells things.' }]);
  const services = { ...world.services };
  await liftSuspension(services, {
    siteId: 'free',
    memberId: ben.id,
    reason: 'Appealed.',
    author: 'R',
    now: start,
  });
  await removeOldReports(world.db, 'free', inDays(402));
  expect(await findReport(world.db, 'free', receipt)).toBeNull();
});

test('mails reports and complaints to the support address of the site', async () => {
  const { anna, ben, sendMessage } = await startConversation();
  const { message } = await sendMessage(ben, 'Send <b>money</b>.');
  const { receipt } = await report(anna, ben, { message: message.id, text: 'Odd.' });
  const complaintResult = await world.visitor().call(calls.complain, { payload: complaint });
  const isMail = inArray(jobs.kind, ['report-mail', 'complaint-mail']);
  await expect.poll(() => world.db.$count(jobs, isMail)).toBe(0);
  const mailOf = (id: string) => mails.find(({ subject }) => subject.includes(shortReference(id)));
  const [reportMail, complaintMail] = [mailOf(receipt), mailOf(complaintResult.receipt)];
  expect(reportMail).toMatchObject({ to: 'help@example.com', from: 'info@example.com' });
  expect(reportMail?.text).toContain('“Odd.”');
  expect(reportMail?.text).toContain('Send <b>money</b>.');
  expect(reportMail?.html).not.toContain('<b>money');
  expect(reportMail?.text).toContain(`http://free.test/members/${ben.id}`);
  expect(complaintMail?.text).toContain('mailto:kim@example.com?subject=');
});

test('says of a reported message what it answers, and that it is gone', async () => {
  const { anna, ben, conversation, sendMessage } = await startConversation();
  await anna.call(calls.saveUser, { payload: { profile: { personal: { about: 'I bake.' } } } });
  const { message: first } = await sendMessage(anna, 'Hello');
  const quoteOf = async (reference: MessageReference, prepare = async () => {}) => {
    const payload = { conversation, client_id: crypto.randomUUID(), text: 'Ugly', reference };
    const { message } = await ben.call(calls.sendMessage, { payload });
    await prepare();
    const { receipt } = await report(anna, ben, { message: message.id });
    return (await findReport(world.db, 'free', receipt))?.messageQuote;
  };
  const photo = await addPhoto(anna);
  expect(await quoteOf({ kind: 'photo', id: photo })).toBe(`photo ${photo}`);
  expect(await quoteOf({ kind: 'message', id: first.id })).toBe('message 1: “Hello”');
  const text: MessageReference = { kind: 'text', id: 'about' };
  expect(await quoteOf(text)).toBe('text about: “I bake.”');
  const clear = () => anna.call(calls.saveUser, { payload: { profile: { personal: { about: null } } } });
  expect(await quoteOf(text, async () => void (await clear()))).toBe('text about: gone');
});
