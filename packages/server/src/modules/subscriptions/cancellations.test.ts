import { DAY_MS } from '@meetcute/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { removeOldCancellations } from './cancellations.job.ts';
import { cancellations } from './subscriptions.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

test('cancellations are removed a year after their arrival, and after the date that they name', async () => {
  const now = world.services.clock.now();
  const dayOf = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const add = (id: string, siteId: string, daysAgo: number, date: string | null = null) =>
    world.db.insert(cancellations).values({
      id,
      siteId,
      email: 'anna@example.com',
      reason: null,
      date,
      language: null,
      receivedAt: dayOf(-daysAgo),
    });
  await add('new', 'paid', 364);
  await add('old', 'paid', 366);
  await add('old with an old date', 'paid', 500, dayOf(-366).toISOString().slice(0, 10));
  await add('old with a later date', 'paid', 500, dayOf(-364).toISOString().slice(0, 10));
  await add('old with an endless date', 'paid', 1098, '9999-12-31');
  await add('of another site', 'free', 366);
  await removeOldCancellations(world.db, 'paid', now);
  const remainingIds = (await world.db.select().from(cancellations)).map(({ id }) => id);
  expect(remainingIds.toSorted()).toEqual(['new', 'of another site', 'old with a later date']);
});
