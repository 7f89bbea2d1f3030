import { calls, type FilterOptions } from '@meetcute/contract';
import { ageOn, matchesFilters, noFilters } from '@meetcute/core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestBrowser, type TestWorld } from '../../../test/test-world.ts';
import { blocks } from '../blocks/blocks.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const idsOf = async (browser: TestBrowser, query: object = {}) =>
  (await browser.call(calls.search, { query })).profiles.map(({ id }) => id);

const ALL = { manual_search: true, do_not_save: true };

test('finds no deleted, blocked, blocking or other sites’ members, none without birth date, and not oneself', async () => {
  const anna = await world.join();
  const ben = await world.join();
  const [blockedMember, blocking] = [await world.join(), await world.join()];
  await world.join('free', { deletedAt: new Date() });
  await world.join('free', { dateOfBirth: null });
  await world.join('paid');
  const row = { siteId: 'free', createdAt: new Date() };
  await world.db.insert(blocks).values([
    { ...row, blockerId: anna.id, blockedId: blockedMember.id },
    { ...row, blockerId: blocking.id, blockedId: anna.id },
  ]);
  expect(await idsOf(anna, ALL)).toEqual([ben.id]);
  expect((await anna.call(calls.search, { query: ALL })).paging.num_results).toBe(1);
  expect(await idsOf(world.visitor(), ALL)).toHaveLength(4);
});

test('finds nobody under 18, whatever the filters', async () => {
  await world.join('free', { dateOfBirth: '2008-11-22' });
  const adult = await world.join('free', { dateOfBirth: '2008-11-21' });
  expect(await idsOf(world.visitor(), ALL)).toEqual([adult.id]);
});

test(
  'searches with default filters first and returns them',
  { meta: { spec: ['search.page-size'] } },
  async () => {
    const anna = await world.join('free', { country: 'BE', countryregion: null });
    for (let index = 0; index < 14; index += 1) await world.join('free', { country: 'BE' });
    await world.join('free', { country: 'NL' });
    const response = await anna.call(calls.search, { query: { pp: undefined } });
    expect(response.filter_options).toEqual({ ...noFilters, country: 'BE' });
    expect([response.profiles.length, response.paging.num_results]).toEqual([12, 14]);
  },
);

test('returns consecutive pages without repeating or skipping anyone', async () => {
  for (let index = 0; index < 31; index += 1) {
    const lastActiveAt = index % 3 ? new Date(Date.UTC(2026, 0, 1 + (index % 5))) : null;
    await world.join('free', { lastActiveAt });
  }
  const visitor = world.visitor();
  const pages = [];
  for (let page = 1; page <= 8; page += 1) pages.push(...(await idsOf(visitor, { ...ALL, pp: 5, page })));
  expect([pages.length, new Set(pages).size]).toEqual([31, 31]);
  expect(await idsOf(visitor, { ...ALL, pp: 48 })).toEqual(pages);
});

test('starts with the filters of the last manual search, not with those of similar members', async () => {
  const anna = await world.join();
  // The search page names all regions, also without a country.
  const query = { manual_search: true, gender: 'm', min_age: 26, max_age: 35, countryregion: '0' } as const;
  await anna.call(calls.search, { query });
  await anna.call(calls.search, { query: { ...ALL, min_age: 21, max_age: 40 } });
  const { filter_options } = await anna.call(calls.search, { query: { pp: 12 } });
  expect(filter_options).toMatchObject({ gender: 'm', min_age: 26, max_age: 35, country: null });
});

test('supports sites whose search is limited to members and campaigns', async () => {
  const anna = await world.join('closed');
  const visitor = world.visitor('closed');
  expect(await visitor.failure(calls.search)).toBe('403 search_closed');
  expect(await visitor.failure(calls.search, { query: { trafficsource: 'x' } })).toBe('403 search_closed');
  expect(await idsOf(visitor, { trafficsource: '{"ref":"summer"}' })).toEqual([anna.id]);
  expect(await idsOf(anna)).toEqual([]);
});

test.each([{ pp: '49' }, { pp: '0' }, { page: '0' }, { min_age: '17' }, { unknown: '1' }, { gender: 'z' }])(
  'refuses a search with %o',
  async (query) => {
    const path = `/api/search.php?${new URLSearchParams(query as Record<string, string>).toString()}`;
    expect((await world.visitor().fetch(path)).status).toBe(400);
  },
);

test('finds exactly the members that the core rule matches', async () => {
  const birthDate = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2009-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const gender = fc.constantFrom('m' as const, 'f' as const, 'x' as const, null);
  const country = fc.constantFrom('NL', 'BE', null);
  const region = fc.constantFrom('r1', 'r2', null);
  const people = fc.sample(
    fc.record({
      dateOfBirth: fc.option(birthDate, { freq: 8 }),
      gender,
      country,
      countryregion: region,
      personal: fc.constant(null),
      timezone: fc.constantFrom('UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Kolkata'),
    }),
    60,
  );
  for (const person of people) await world.join('free', person);
  const age = fc.option(fc.integer({ min: 18, max: 80 }));
  const set = fc.record({
    gender,
    min_age: age,
    max_age: age,
    country,
    countryregion: fc.constantFrom('0', 'r1', 'r2'),
  });
  const filters = set.map((each): FilterOptions => ({ ...noFilters, ...each }));
  const now = world.services.clock.now();
  const expected = (options: FilterOptions) =>
    people.filter((person) =>
      matchesFilters(
        { ...person, age: person.dateOfBirth ? ageOn(person.dateOfBirth, now, person.timezone) : null },
        options,
      ),
    ).length;
  await fc.assert(
    fc.asyncProperty(filters, async (options) => {
      const namedOptions = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
      const response = await world.visitor().call(calls.search, { query: { ...namedOptions, ...ALL } });
      expect(response.paging.num_results).toBe(expected(options));
    }),
    { numRuns: 60 },
  );
});
