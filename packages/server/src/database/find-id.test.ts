import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { complaints } from '../modules/reports/reports.table.ts';
import { findId } from './find-id.ts';

const ONE = 'cf7709b0-0636-4503-b021-3677d214e7ee';
const TWIN = 'aa7709b0-0636-4503-b021-3677d214e7ee';
const OTHER_TWIN = 'aa7709b0-1111-4503-b021-3677d214e7ee';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const complaint = {
    siteId: 'free',
    name: 'Kim',
    email: 'kim@example.com',
    subject: 'A bill',
    text: 'Too much.',
  };
  for (const id of [ONE, TWIN, OTHER_TWIN])
    await world.db.insert(complaints).values({ ...complaint, id, createdAt: world.services.clock.now() });
});
afterAll(() => world.close());

test.each([
  ['its id', ONE, 'free', ONE],
  ['its short number', 'CF7709B0', 'free', ONE],
  ['its short number in small letters', 'cf7709b0', 'free', ONE],
  ['a short number of another site', 'CF7709B0', 'paid', null],
  ['a part of the short number', 'CF77', 'free', null],
  ['a pattern', '%', 'free', null],
  ['a short number of two', 'AA7709B0', 'free', null],
  ['the id of one of them', TWIN, 'free', TWIN],
])('a row is named by %s', async (_, reference, siteId, id) => {
  expect(await findId(world.db, complaints, { siteId, reference })).toBe(id);
});
