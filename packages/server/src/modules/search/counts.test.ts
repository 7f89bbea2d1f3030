import { noFilters } from '@meetcute/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { countMatches } from './counts.repository.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

test('counts the members whom advertising may show, which the stored counts do not know', async () => {
  const now = world.services.clock.now();
  const viewer = await world.join();
  await world.join('free', { gender: 'f', advertisingSince: now });
  await world.join('free', { gender: 'm', advertisingSince: now });
  await world.join('free', { gender: 'f', fictional: true });
  const search = { site: world.services.sites[0]!, now, isAdvertising: true };
  const all = { ...search, viewerId: null, filters: noFilters };
  const women = { ...search, viewerId: viewer.id, filters: { ...noFilters, gender: 'f' as const } };
  expect([await countMatches(world.db, all), await countMatches(world.db, women)]).toEqual([3, 2]);
});
