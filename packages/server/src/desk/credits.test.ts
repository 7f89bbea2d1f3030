import { deskCalls } from '@meetcute/contract/desk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, type DeskTestBrowser } from '../../test/test-desk.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../test/test-world.ts';
import { findLedgerProblems } from '../modules/ledger/ledger-check.repository.ts';
import { staff } from '../modules/staff/staff.table.ts';
import type { Desk } from '../desk.ts';

let world: TestWorld;
let desk: Desk;
let ada: DeskTestBrowser;
let ben: TestMember;

beforeAll(async () => {
  world = await openTestWorld();
  desk = world.api.openDesk();
});
beforeEach(async () => {
  await world.db.delete(staff);
  await world.empty();
  world.pass(3_600_000);
  ben = await world.join('paid', { name: 'Ben' });
  ada = (await addStaff(world, desk, { name: 'Ada', role: 'admin', sites: ['paid'] })).browser;
});
afterAll(() => world.close());

const correction = (amount: number, reference: string, change = {}) => ({
  payload: { site: 'paid', id: ben.id, reference, by: amount, reason: 'Charged twice.', ...change },
});
const list = (query = {}) =>
  ada.call(deskCalls.listCredits, { query: { site: 'paid', id: ben.id, ...query } });

test('a correction is an entry with reason and author, in the audit log too, and the ledger adds up', async () => {
  expect(await ada.call(deskCalls.correctCredits, correction(5, 'first'))).toEqual({ credits: 5 });
  expect(await ada.call(deskCalls.correctCredits, correction(-2, 'second'))).toEqual({ credits: 3 });
  expect(await list()).toMatchObject({
    credits: 3,
    entries: [
      { kind: 'correction', credits: -2, author: 'Ada' },
      { kind: 'correction', credits: 5, author: 'Ada', reason: 'Charged twice.' },
    ],
    next: null,
  });
  const { entries } = await ada.call(deskCalls.listAudit, { query: { action: 'correct' } });
  const benEntries = entries.filter(({ subject }) => subject.id === ben.id);
  expect(benEntries.map(({ author, details }) => [author, details['by']])).toEqual([
    ['Ada', -2],
    ['Ada', 5],
  ]);
  expect(await findLedgerProblems(world.db, { site: 'paid' })).toEqual([]);
});

test('a reference corrects once, also when it is sent at the same time, and never with other values', async () => {
  const send = () => ada.call(deskCalls.correctCredits, correction(5, 'once'));
  expect(await Promise.all([send(), send(), send()])).toEqual(
    Array.from({ length: 3 }, () => ({ credits: 5 })),
  );
  expect(await ada.failure(deskCalls.correctCredits, correction(6, 'once'))).toBe('409 conflict');
  const other = await world.join('paid');
  const elsewhere = correction(5, 'once', { id: other.id });
  expect(await ada.failure(deskCalls.correctCredits, elsewhere)).toBe('409 conflict');
  const { credits, entries } = await list();
  expect([credits, entries.length]).toEqual([5, 1]);
});

test('credits never fall below zero, and a correction has an amount and a reason', async () => {
  expect(await ada.failure(deskCalls.correctCredits, correction(-1, 'a'))).toBe('402 no_credits');
  for (const wrong of [{ by: 0 }, { by: 0.5 }, { by: 10_001 }, { reason: '  ' }])
    expect(await ada.failure(deskCalls.correctCredits, correction(1, 'b', wrong))).toBe('400 bad_request');
  expect(await list()).toEqual({ credits: 0, entries: [], next: null });
});

test('a long ledger comes in pages, newest first', async () => {
  for (let amount = 1; amount <= 25; amount += 1)
    await ada.call(deskCalls.correctCredits, correction(amount, `row-${amount}`));
  const first = await list();
  const second = await list({ before: first.next });
  expect(second.next).toBeNull();
  const amounts = [...first.entries, ...second.entries].map(({ credits }) => credits);
  expect(amounts).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
});

test('moderators read the ledger and correct nothing, and nobody reaches another site', async () => {
  const robin = (await addStaff(world, desk, { sites: ['paid'] })).browser;
  const query = { site: 'paid', id: ben.id };
  expect(await robin.call(deskCalls.listCredits, { query })).toMatchObject({ credits: 0 });
  expect(await robin.failure(deskCalls.correctCredits, correction(5, 'x'))).toBe('403 forbidden');
  const kim = (await addStaff(world, desk, { name: 'Kim', role: 'admin', sites: ['free'] })).browser;
  const failures = [
    await kim.failure(deskCalls.listCredits, { query }),
    await kim.failure(deskCalls.listCredits, { query: { ...query, site: 'free' } }),
    await kim.failure(deskCalls.correctCredits, correction(5, 'x')),
    await kim.failure(deskCalls.correctCredits, correction(5, 'x', { site: 'free' })),
  ];
  expect(failures).toEqual(failures.map(() => '404 not_found'));
  expect(await list()).toMatchObject({ credits: 0, entries: [] });
  ada.cookie = '';
  expect(await ada.failure(deskCalls.correctCredits, correction(5, 'x'))).toBe('403 not_logged_in');
});
