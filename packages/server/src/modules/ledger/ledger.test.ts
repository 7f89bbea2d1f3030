import { calls } from '@meetcute/contract';
import { DAY_MS, NO_END } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setCredits } from '../../../test/credits.ts';
import { openEvents, take } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import { addConsents } from '../consents/consents.repository.ts';
import { updateMember } from '../members/members.repository.ts';
import { members } from '../members/members.table.ts';
import { messageImages } from '../message-images/message-images.table.ts';
import { correctCredits, publishCorrectedUser } from './corrections.usecases.ts';
import { findLedgerProblems } from './ledger-check.repository.ts';
import { postEntry } from './ledger.repository.ts';
import { ledgerEntries, ledgerPostings } from './ledger.table.ts';
import { refundToSenders } from './refunds.usecases.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const problems = () => findLedgerProblems(world.db, { site: 'paid' });

const creditsOf = async ({ id }: TestMember) => {
  const [row] = await world.db.select().from(members).where(eq(members.id, id));
  return row?.credits;
};

/** Returns the entries of a member with their postings, oldest first. */
const entriesOf = async ({ id }: TestMember) => {
  const rows = await world.db
    .select({
      kind: ledgerEntries.kind,
      subject: ledgerEntries.subject,
      account: ledgerPostings.account,
      amount: ledgerPostings.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.memberId, id))
    .orderBy(asc(ledgerEntries.id), asc(ledgerPostings.amount));
  return rows.filter(({ kind }) => kind !== 'correction');
};

let anna: TestMember;
let ben: TestMember;
let id: string;
beforeEach(async () => {
  [anna, ben] = [await world.join('paid'), await world.join('paid')];
  ({ id } = await anna.call(calls.startChat, { query: { profile: ben.id } }));
  await setCredits(world, anna.id, 10);
});

const send = (client_id = crypto.randomUUID() as string) =>
  anna.call(calls.sendMessage, { payload: { conversation: id, client_id, text: 'Hello' } });

test('posts the price of a message from the wallet, once however often it is sent', async () => {
  await Promise.all(Array.from({ length: 8 }, () => send('once')));
  expect(await entriesOf(anna)).toEqual([
    { kind: 'message', subject: `${id}/1`, account: 'wallet', amount: -2 },
    { kind: 'message', subject: `${id}/1`, account: 'spent', amount: 2 },
  ]);
  expect(await creditsOf(anna)).toBe(8);
  expect(await problems()).toEqual([]);
});

test('shows the whole account in the tabs of the sender of a paid message', async () => {
  const documents = [{ document: 'terms', version: legalVersions.terms }] as const;
  const consent = {
    siteId: 'paid',
    memberId: anna.id,
    documents,
    source: 'sign-up',
    acceptedAt: new Date(),
    language: 'en',
  } as const;
  await addConsents(world.db, consent);
  const events = await openEvents(anna);
  await send();
  const firstEvents = await take(events, 2);
  await events.close();
  const { user } = await anna.call(calls.getUser);
  expect(user.credits).toBe(8);
  expect(user.consents_due?.map(({ document }) => document)).not.toContain('terms');
  expect(firstEvents).toMatchObject([{ type: 'reset' }, { type: 'user', data: user }]);
});

test('posts nothing for a message that the credits do not pay for', async () => {
  await setCredits(world, anna.id, 2);
  const race = await Promise.allSettled(Array.from({ length: 20 }, () => send()));
  expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await entriesOf(anna)).toHaveLength(2);
  expect(await creditsOf(anna)).toBe(0);
  expect(await problems()).toEqual([]);
});

test('refunds paid messages that were not delivered when the recipient blocks the sender, and tells the tabs', async () => {
  await send();
  await ben.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
  await send();
  await send();
  expect(await creditsOf(anna)).toBe(4);
  const events = await openEvents(anna);
  const block = () => ben.call(calls.blockProfile, { payload: { profile: anna.id } });
  await block();
  await block();
  expect(await creditsOf(anna)).toBe(8);
  expect((await entriesOf(anna)).filter(({ account }) => account === 'wallet')).toMatchObject([
    { kind: 'message', amount: -2 },
    { kind: 'message', amount: -2 },
    { kind: 'message', amount: -2 },
    { kind: 'undelivered', subject: `${id}/2`, amount: 2 },
    { kind: 'undelivered', subject: `${id}/3`, amount: 2 },
  ]);
  expect(await take(events, 3)).toMatchObject([
    { type: 'reset' },
    { type: 'chat_removed' },
    { type: 'user', data: { credits: 8 } },
  ]);
  await events.close();
  expect(await problems()).toEqual([]);
});

test('refunds paid messages to a member whose account is deleted before they are delivered', async () => {
  await send();
  await updateMember(world.db, 'paid', ben.id, { deletedAt: world.services.clock.now() });
  const job = { siteId: 'paid', subject: ben.id } as Job;
  const services = { ...world.services } as unknown as Parameters<typeof refundToSenders>[0];
  await refundToSenders(services, job);
  await refundToSenders(services, job);
  expect(await creditsOf(anna)).toBe(10);
  expect(await problems()).toEqual([]);
});

test('refunds paid messages that a banned member will not get, but not those of a suspended one', async () => {
  const services = { ...world.services } as unknown as Parameters<typeof refundToSenders>[0];
  const endIn = (time: number) => new Date(world.services.clock.now().getTime() + time);
  await send();
  await updateMember(world.db, 'paid', ben.id, { suspendedUntil: endIn(DAY_MS) });
  await refundToSenders(services, { siteId: 'paid', subject: ben.id } as Job);
  expect(await creditsOf(anna)).toBe(8);
  await updateMember(world.db, 'paid', ben.id, { suspendedUntil: NO_END });
  await refundToSenders(services, { siteId: 'paid', subject: ben.id } as Job);
  expect(await creditsOf(anna)).toBe(10);
});

test('refunds nothing to the senders of an account that was restored before the job ran', async () => {
  await send();
  const services = { ...world.services } as unknown as Parameters<typeof refundToSenders>[0];
  await refundToSenders(services, { siteId: 'paid', subject: ben.id } as Job);
  expect(await creditsOf(anna)).toBe(8);
  const { messages } = await ben.call(calls.getMessages, { query: { conversation: id } });
  expect(messages).toHaveLength(1);
});

test('makes an image of a refunded message unsent, so that it is removed like one', async () => {
  await send();
  const row = { siteId: 'paid', memberId: anna.id, width: 1, height: 1, createdAt: new Date() };
  const image = { ...row, id: crypto.randomUUID(), conversationId: id, messageId: 1 };
  await world.db.insert(messageImages).values(image);
  await ben.call(calls.blockProfile, { payload: { profile: anna.id } });
  const [imageRow] = await world.db.select().from(messageImages).where(eq(messageImages.id, image.id));
  expect(imageRow).toMatchObject({ conversationId: null, messageId: null });
});

test('corrects credits with a reason and an author, never below zero', async () => {
  const correct = (memberId: string, amount: number) =>
    correctCredits(world.services, {
      siteId: 'paid',
      memberId,
      by: amount,
      reason: 'Charged twice',
      author: 'Vera',
      now: new Date(),
    });
  expect(await correct(anna.id, -4)).toBe(6);
  await expect(correct(anna.id, -7)).rejects.toMatchObject({ code: 'no_credits' });
  await expect(correct('nobody', 1)).rejects.toMatchObject({ code: 'not_found' });
  expect(await creditsOf(anna)).toBe(6);
  const rows = await world.db.select().from(ledgerEntries).where(eq(ledgerEntries.memberId, anna.id));
  expect(rows.at(-1)).toMatchObject({ kind: 'correction', reason: 'Charged twice', author: 'Vera' });
  const events = await openEvents(anna);
  const services = world.services as unknown as Parameters<typeof publishCorrectedUser>[0];
  await publishCorrectedUser(services, { siteId: 'paid', subject: anna.id } as Job);
  expect(await take(events, 2)).toMatchObject([{ type: 'reset' }, { type: 'user', data: { credits: 6 } }]);
  await events.close();
  expect(await problems()).toEqual([]);
});

test('posts an entry with the same kind and subject once', async () => {
  const entry = { siteId: 'paid', memberId: anna.id, kind: 'payment', subject: crypto.randomUUID() } as const;
  const post = () =>
    world.db.transaction((tx) =>
      postEntry(tx, { ...entry, at: new Date() }, [
        { account: 'issued', unit: 'credits', amount: -5 },
        { account: 'wallet', unit: 'credits', amount: 5 },
      ]),
    );
  expect([await post(), await post()]).toEqual([15, null]);
  expect(await creditsOf(anna)).toBe(15);
});

test('the migration opens the wallets of members who already have credits', async () => {
  const old = await world.join('paid', { credits: 7 });
  expect(await problems()).toMatchObject([{ what: 'wallet', name: old.id, difference: 7 }]);
  const file = new URL('../../../migrations/0015_ledger.sql', import.meta.url);
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  // The members of earlier tests have entries already.
  await world.db.update(members).set({ credits: 0 }).where(ne(members.id, old.id));
  await world.db.delete(ledgerPostings);
  await world.db.delete(ledgerEntries);
  for (const statement of statements.slice(-2)) await world.db.execute(sql.raw(statement));
  expect(await entriesOf(old)).toMatchObject([
    { kind: 'opening', account: 'issued', amount: -7 },
    { kind: 'opening', account: 'wallet', amount: 7 },
  ]);
  expect(await problems()).toEqual([]);
});

test('the check names an entry, a unit and a wallet that do not add up', async () => {
  const entry = { siteId: 'paid', memberId: anna.id, kind: 'correction', subject: 'wrong' } as const;
  await world.db.transaction((tx) =>
    postEntry(tx, { ...entry, at: new Date() }, [{ account: 'sales', unit: 'EUR', amount: 7 }]),
  );
  await world.db.update(members).set({ credits: 13 }).where(eq(members.id, anna.id));
  const discrepancies = await problems();
  expect(discrepancies.map(({ what, difference }) => [what, difference])).toEqual([
    ['entry', 7],
    ['unit', 7],
    ['wallet', 3],
  ]);
  expect(discrepancies.at(-1)?.name).toBe(anna.id);
});
