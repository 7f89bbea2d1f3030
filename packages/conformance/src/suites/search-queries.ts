import { calls, type CallQuery, type Calls } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { expect, test } from 'vitest';
import { failureOf, join, openBrowser, signUp, yearsAgo, zoneOfAnotherDay } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import type { Running } from '../target.ts';
import { here, type Searched } from './searched.ts';

type Query = CallQuery<Calls['search']>;

/** Tests the queries of member search and what they find. */
export function searchQueries(running: () => Running, getMembers: () => Searched): void {
  const search = (query: Query = {}) => getMembers().viewer.browser.client.call(calls.search, { query });

  test(
    'returns the default filters, twelve profiles and the total for the first search',
    {
      meta: {
        spec: [
          'call.get-search',
          'entity.search-response.fields',
          'entity.search-response.filter-options',
          'search.page-size',
          'search.first-call-sets-default-filters',
        ],
      },
    },
    async () => {
      const response = await search({ source: 'search', auto_load: true });
      expect(response.profiles).toHaveLength(12);
      expect(response.paging.num_results).toBe(14);
      expect(response.filter_options).toEqual({ ...noFilters, country: 'IE' });
    },
  );

  test(
    'accepts all parameters of a first and a later search',
    {
      meta: {
        spec: [
          'call.get-search.first-params',
          'call.get-search.later-params',
          'call.get-search.similar-do-not-save',
        ],
      },
    },
    async () => {
      const first: Query = {
        source: 'search',
        pp: 5,
        auto_load: true,
        hideNudity: false,
        searchAllCountries: false,
        trafficsource: '{}',
      };
      expect((await search(first)).profiles).toHaveLength(5);
      const later: Query = {
        ...first,
        ...here,
        countryregion: '0',
        min_age: 20,
        max_age: 60,
        gender: 'f',
        page: 1,
        manual_search: true,
        do_not_save: true,
      };
      expect((await search(later)).profiles.every(({ gender }) => gender === 'f')).toBe(true);
    },
  );

  test('searches the default countries for all countries, and keeps a named country', async () => {
    const everywhere = await search({ searchAllCountries: true, do_not_save: true });
    expect(everywhere.filter_options).toMatchObject({ country: null, countryregion: '0' });
    const countryResults = await search({ ...here, searchAllCountries: true });
    expect([countryResults.filter_options.country, countryResults.paging.num_results]).toEqual(['IE', 14]);
  });

  test('ignores where a search starts and the nudity filter, because no photo shows nudity', async () => {
    const everybody = getMembers()
      .others.map(({ id }) => id)
      .toSorted();
    for (const extra of [
      { source: 'home' },
      { auto_load: true },
      { hideNudity: true },
      { hideNudity: false },
    ]) {
      const { profiles, paging } = await search({ ...here, ...extra, pp: 48 });
      expect(profiles.map(({ id }) => id).toSorted()).toEqual(everybody);
      expect(paging.num_results).toBe(14);
    }
  });

  test('narrows the results by age and gender', async () => {
    const response = await search({ ...here, gender: 'f', min_age: 26, max_age: 45 });
    expect(response.profiles.map(({ age }) => age).sort()).toEqual([28, 36, 44]);
    expect(response.paging.num_results).toBe(3);
  });

  test('saves a manual search, but not one with do_not_save or an automatic one', async () => {
    const { client } = (await join(running(), 'free')).browser;
    await client.call(calls.search, { query: { ...here, min_age: 46, max_age: 55, manual_search: true } });
    await client.call(calls.search, {
      query: { ...here, min_age: 41, max_age: 60, manual_search: true, do_not_save: true },
    });
    await client.call(calls.search, { query: { ...here, min_age: 18, max_age: 25 } });
    expect((await client.call(calls.search, { query: {} })).filter_options).toMatchObject({
      min_age: 46,
      max_age: 55,
    });
  });

  test('keeps whom a member would like to meet as the default of searches, in the country of the profile', async () => {
    const { client } = (await join(running(), 'free')).browser;
    await client.call(calls.search, { query: { gender: 'm', manual_search: true, pp: 1 } });
    await client.call(calls.saveUser, { payload: { country: 'NZ', countryregion: null, city: null } });
    const { filter_options: defaults } = await client.call(calls.search, { query: {} });
    expect(defaults).toEqual({ ...noFilters, gender: 'm', country: 'NZ' });
    const { saved_search: savedSearch } = await client.call(calls.exportUser);
    expect(savedSearch).toEqual({ gender: 'm', min_age: null, max_age: null });
  });

  test('tells nobody whom a member would like to meet', async () => {
    const [anna, ben] = [await join(running(), 'free', { country: 'NZ' }), await join(running())];
    await anna.browser.client.call(calls.search, { query: { gender: 'm', manual_search: true } });
    const { client } = ben.browser;
    const { profiles } = await client.call(calls.search, { query: { country: 'NZ', pp: 48 } });
    const card = profiles.find(({ id }) => id === anna.id);
    expect(card?.gender).toBe('x');
    await client.call(calls.likeProfile, { payload: { profile: anna.id } });
    const shownText = JSON.stringify([
      card,
      await client.call(calls.getProfile, { query: { id: anna.id } }),
      await anna.browser.client.call(calls.getUser),
      await eventsUntil(anna, 'liked_by', '0'),
    ]);
    expect(shownText).toContain('"gender":"x"');
    expect(shownText).not.toContain('"gender":"m"');
  });

  test.each([
    'trafficsource=' + 'a'.repeat(2001),
    'source=%00',
    'min_age=17',
    'min_age=-1',
    'pp=100000',
    'pp=0',
    'page=0',
    'page=1.5',
    'gender=q',
    'country=Netherlands',
    'min_age=30&min_age=31',
    'auto_load=yes',
    'countryregion=%27%20or%201=1--'.repeat(9),
  ])('refuses an invalid value: %s', async (query) => {
    const response = await getMembers().viewer.browser.fetch(`/api/search.php?${query}`, {
      headers: { 'x-package': 'x' },
    });
    expect(response.status).toBe(400);
  });

  test('counts ages on the day of each member’s time zone, on the card and in the filters', async () => {
    const { timezone, days } = zoneOfAnotherDay();
    // A birthday that has begun in one of the two zones only.
    const birthDate = yearsAgo(59, Math.max(days, 0));
    const personOptions = { country: 'NZ', birthDate };
    const [abroad, home] = [
      await join(running(), 'free', { ...personOptions, timezone }),
      await join(running(), 'free', personOptions),
    ];
    const [older, younger] = days > 0 ? [abroad, home] : [home, abroad];
    const findByAge = async (age: number) => {
      const query = { manual_search: true, country: 'NZ', min_age: age, max_age: age, pp: 48 } as const;
      const { profiles, paging } = await openBrowser(running()).client.call(calls.search, { query });
      expect(paging.num_results).toBe(profiles.length);
      return profiles.filter(({ id }) => [abroad.id, home.id].includes(id)).map(({ id }) => id);
    };
    expect([older.user.profile.age, younger.user.profile.age]).toEqual([59, 58]);
    expect([await findByAge(58), await findByAge(59)]).toEqual([[younger.id], [older.id]]);
  });

  test('does not list members without a birth date', async () => {
    const browser = openBrowser(running());
    const user = await signUp(browser);
    await browser.client.call(calls.saveUser, {
      payload: { country: 'NZ', countryregion: null, city: null },
    });
    const response = await search({ country: 'NZ' });
    expect(response.profiles.map(({ id }) => id)).not.toContain(user.profile.id);
  });

  test('lets visitors search where the site allows it, or only with a traffic source', async () => {
    const countResults = async (site: 'free' | 'paid', trafficsource?: string) => {
      const query = { ...here, ...(trafficsource === undefined ? {} : { trafficsource }) };
      const { paging } = await openBrowser(running(), site).client.call(calls.search, { query });
      return paging.num_results;
    };
    expect(await countResults('free')).toBe(15);
    expect(await countResults('paid', '{"ref":"summer"}')).toBe(0);
    for (const none of [undefined, '{}', '{"ref":null}', 'summer', '{"unknown":"x"}'])
      expect(await failureOf(countResults('paid', none)), none).toMatchObject({
        status: 403,
        code: 'search_closed',
      });
  });
}
