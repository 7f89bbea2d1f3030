import { calls, type CallQuery, type Calls } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  failureOf,
  join,
  openBrowser,
  signUp,
  yearsAgo,
  zoneOfAnotherDay,
  type Browser,
  type Person,
} from '../browser.ts';
import { withSettings } from '../refusals/refusal.ts';
import { consentTo } from './sensitive.ts';
import type { Running } from '../target.ts';

type Query = CallQuery<Calls['search']>;

const bornAged = (age: number) => `${new Date().getUTCFullYear() - age - 1}-12-31`;

/** Tests member search and profiles. */
export function members(running: () => Running): void {
  describe('members', () => {
    let viewer: Person;
    let others: Person[];
    const search = (query: Query = {}) => viewer.browser.client.call(calls.search, { query });
    // A separate country excludes the members of other suites.
    const here = { country: 'IE' };

    beforeAll(async () => {
      viewer = await join(running(), 'free', { ...here, name: 'Viewer', gender: 'x' });
      others = [];
      for (let index = 0; index < 14; index += 1) {
        const gender = index % 2 === 0 ? 'f' : 'm';
        others.push(
          await join(running(), 'free', {
            ...here,
            name: `P${index}`,
            gender,
            birthDate: bornAged(20 + index * 4),
          }),
        );
      }
    });

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

    test('lists everyone once across pages', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => search({ ...here, pp: 5, page })));
      const ids = pages.flatMap(({ profiles }) => profiles.map(({ id }) => id));
      expect(new Set(ids)).toEqual(new Set(others.map(({ id }) => id)));
      expect(ids).toHaveLength(14);
      expect((await search({ ...here, pp: 5, page: 4 })).profiles).toEqual([]);
    });

    test('lists everyone once across pages with the scroll of page 1, despite other readers of the same search', async () => {
      const read = async (page: number, scroll: string | null) => {
        const named = scroll === null ? {} : { scroll };
        const { profiles, paging } = await search({ ...here, pp: 5, page, ...named });
        return { ids: profiles.map(({ id }) => id), scroll: paging.scroll ?? null };
      };
      const [one, other] = [await read(1, null), await read(1, null)];
      const rest = [];
      for (const page of [2, 3]) {
        rest.push(await read(page, one.scroll));
        await read(page, other.scroll);
      }
      expect(rest.map(({ scroll }) => scroll)).toEqual([one.scroll, one.scroll]);
      const ids = [one, ...rest].flatMap((each) => each.ids);
      expect(ids.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    });

    test('names the order of the pages on page 1 only, with a new name each time', async () => {
      const name = async (page: number, scroll?: string | null) => {
        const { paging } = await search({ ...here, pp: 5, page, ...(scroll ? { scroll } : {}) });
        return paging.scroll;
      };
      const first = await name(1);
      expect(first).toEqual(expect.any(String));
      expect(await name(1, first)).not.toBe(first);
      expect([await name(2, first), await name(3, first)]).toEqual([first, first]);
      expect([await name(2), await name(3, 'made-up')]).toEqual([null, null]);
    });

    test('returns the same page after a jump as after paging', async () => {
      const { client } = (await join(running(), 'free')).browser;
      const page = async (number: number) => {
        const query = { ...here, gender: 'f' as const, pp: 3, page: number };
        return (await client.call(calls.search, { query })).profiles.map(({ id }) => id);
      };
      const jumped = await page(3);
      expect(await page(4)).toEqual([]);
      expect((await Promise.all([page(1), page(2)])).flat()).toHaveLength(6);
      expect(await page(3)).toEqual(jumped);
      expect(jumped).toHaveLength(1);
    });

    test('searches the default countries for all countries, and keeps a named country', async () => {
      const everywhere = await search({ searchAllCountries: true, do_not_save: true });
      expect(everywhere.filter_options).toMatchObject({ country: null, countryregion: '0' });
      const named = await search({ ...here, searchAllCountries: true });
      expect([named.filter_options.country, named.paging.num_results]).toEqual(['IE', 14]);
    });

    test('ignores where a search starts and the nudity filter, because no photo shows nudity', async () => {
      const everybody = others.map(({ id }) => id).toSorted();
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
      const response = await viewer.browser.fetch(`/api/search.php?${query}`, {
        headers: { 'x-package': 'x' },
      });
      expect(response.status).toBe(400);
    });

    test('counts ages on the day of each member’s time zone, on the card and in the filters', async () => {
      const { timezone, days } = zoneOfAnotherDay();
      // A birthday that has begun in one of the two zones only.
      const birthDate = yearsAgo(59, Math.max(days, 0));
      const born = { country: 'NZ', birthDate };
      const [abroad, home] = [
        await join(running(), 'free', { ...born, timezone }),
        await join(running(), 'free', born),
      ];
      const [older, younger] = days > 0 ? [abroad, home] : [home, abroad];
      const found = async (age: number) => {
        const query = { manual_search: true, country: 'NZ', min_age: age, max_age: age, pp: 48 } as const;
        const { profiles, paging } = await openBrowser(running()).client.call(calls.search, { query });
        expect(paging.num_results).toBe(profiles.length);
        return profiles.filter(({ id }) => [abroad.id, home.id].includes(id)).map(({ id }) => id);
      };
      expect([older.user.profile.age, younger.user.profile.age]).toEqual([59, 58]);
      expect([await found(58), await found(59)]).toEqual([[younger.id], [older.id]]);
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
      const found = async (site: 'free' | 'paid', trafficsource?: string) => {
        const query = { ...here, ...(trafficsource === undefined ? {} : { trafficsource }) };
        const { paging } = await openBrowser(running(), site).client.call(calls.search, { query });
        return paging.num_results;
      };
      expect(await found('free')).toBe(15);
      expect(await found('paid', '{"ref":"summer"}')).toBe(0);
      for (const none of [undefined, '{}', '{"ref":null}', 'summer', '{"unknown":"x"}'])
        expect(await failureOf(found('paid', none)), none).toMatchObject({
          status: 403,
          code: 'search_closed',
        });
    });

    test(
      'shows the age to others and the birth date only to its owner',
      { meta: { spec: ['entity.profile.fields'] } },
      async () => {
        const other = others[0]!;
        const { profile } = await viewer.browser.client.call(calls.getProfile, { query: { id: other.id } });
        expect(profile).toMatchObject({
          id: other.id,
          name: 'P0',
          age: 20,
          country: 'IE',
          date_of_birth: null,
          fictional: false,
        });
        const own = await other.browser.client.call(calls.getProfile, { query: { id: other.id } });
        expect(own.profile.date_of_birth).toBe(bornAged(20));
        const text = JSON.stringify([profile, await search(here)]);
        expect(text).not.toContain('@example.com');
        expect(text).not.toContain(bornAged(20));
      },
    );

    test('shows others the activity rounded to 15 minutes, and its owner the exact one', async () => {
      const country = 'AU';
      const anna = await join(running(), 'free', { country });
      const ben = await join(running(), 'free', { country });
      await anna.browser.client.call(calls.likeProfile, { payload: { profile: ben.id } });
      await ben.browser.client.call(calls.startChat, { query: { profile: anna.id } });
      const exactOf = async ({ browser }: Person) =>
        (await browser.client.call(calls.getUser)).user.profile.last_active;
      const rounded = (instant: string | null) =>
        new Date(Math.floor(Date.parse(instant ?? '') / 900_000) * 900_000).toISOString();
      const { client } = ben.browser;
      const page = async (browser: Browser) =>
        (await browser.client.call(calls.getProfile, { query: { id: anna.id } })).profile;
      const [found, own] = [await search({ country }), await page(anna.browser)];
      const shown = [
        ...found.profiles.filter(({ id }) => id === anna.id),
        await page(ben.browser),
        await page(openBrowser(running())),
        (await client.call(calls.getLikes)).liked_by[0],
        (await client.call(calls.getChats)).chats[0]?.profile,
        (await client.call(calls.getNotifications)).notifications[0]?.profile,
      ];
      const exact = await exactOf(anna);
      expect(own.last_active).toBe(exact);
      expect(Date.parse(exact ?? '') % 900_000).not.toBe(0);
      expect(shown.map((profile) => [profile?.last_active, profile?.online])).toEqual(
        Array.from({ length: 6 }, () => [rounded(exact), true]),
      );
    });

    test('lists members by their exact activity, latest first', async () => {
      const country = 'CA';
      const joined: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        joined.unshift((await join(running(), 'free', { country })).id);
        // Instants have milliseconds, so two members must not join in the same one.
        await setTimeout(2);
      }
      expect((await search({ country })).profiles.map(({ id }) => id)).toEqual(joined);
    });

    test(
      'shows others the choices and notes that the site names, and hidden ones nowhere',
      { meta: { spec: ['settings.field.visible-profile-fields'] } },
      async () => {
        const { free } = running().settings;
        const [[choice, [value]], [hidden, [other]]] = Object.entries(free.allowed_values) as [
          [string, [string]],
          [string, [string]],
        ];
        const [shownNote, hiddenNote] = free.text_fields as [string, string];
        const personal = {
          [choice]: value,
          [hidden]: other,
          [shownNote]: 'I bake.',
          [hiddenNote]: 'Not for all.',
        };
        const anna = await join(running(), 'free', { country: 'NZ' });
        const payload = { profile: { personal }, sensitive_consent: consentTo('looking_for') };
        await anna.browser.client.call(calls.saveUser, { payload });
        await anna.browser.client.call(calls.likeProfile, { payload: { profile: viewer.id } });
        const { client } = viewer.browser;
        const { id: conversation } = await client.call(calls.startChat, { query: { profile: anna.id } });
        const change = { visible_profile_fields: [choice], visible_profile_notes: [shownNote] };
        await withSettings(running(), change, async () => {
          const { profile } = await client.call(calls.getProfile, { query: { id: anna.id } });
          expect(profile.personal).toEqual({ [choice]: value, [shownNote]: 'I bake.' });
          const everything = JSON.stringify([
            await search({ country: 'NZ' }),
            await client.call(calls.getLikes),
            await client.call(calls.getChats),
          ]);
          expect(everything).toContain(conversation);
          expect(everything).toContain('I bake.');
          expect(everything).not.toContain('Not for all.');
          const own = await anna.browser.client.call(calls.getProfile, { query: { id: anna.id } });
          expect(own.profile.personal).toEqual(personal);
        });
      },
    );

    test(
      'shows others the interests of a member, on a site that has them',
      { meta: { spec: ['call.get-interests'] } },
      async () => {
        const anna = await join(running(), 'free', { country: 'NZ' });
        const saveInterests = (interests: string | null) =>
          anna.browser.client.call(calls.saveUser, { payload: { profile: { personal: { interests } } } });
        const shown = async () =>
          (await viewer.browser.client.call(calls.getProfile, { query: { id: anna.id } })).profile.personal;
        const { interests } = await viewer.browser.client.call(calls.getInterests);
        const chosen = interests
          .slice(0, 2)
          .map(({ id }) => id)
          .join(',');
        await saveInterests(chosen);
        expect(await shown()).toEqual({ interests: chosen });
        for (const wrong of ['plaid', `${chosen},${chosen}`])
          expect(await failureOf(saveInterests(wrong))).toMatchObject({
            code: 'bad_request',
            fields: { 'profile.personal.interests': 'not_offered' },
          });
        await withSettings(running(), { my_profile: { interests: false } }, async () => {
          expect(await shown()).toEqual({});
          expect(await failureOf(saveInterests(chosen))).toMatchObject({ code: 'bad_request' });
        });
        await saveInterests(null);
        expect(await shown()).toEqual({ interests: null });
      },
    );

    test('does not list members of another site', async () => {
      const elsewhere = await join(running(), 'paid', here);
      expect(
        (await failureOf(elsewhere.browser.client.call(calls.getProfile, { query: { id: others[0]!.id } })))
          .status,
      ).toBe(404);
      expect((await elsewhere.browser.client.call(calls.search, { query: here })).profiles).toEqual([]);
    });

    test('suggests members only to visitors who may search', async () => {
      const suggested = (browser: Browser, trafficsource?: string) =>
        browser.client.call(calls.getSuggestions, {
          query: { for: 'signup', ...(trafficsource === undefined ? {} : { trafficsource }) },
        });
      const agree = ({ browser }: { browser: Browser }) =>
        browser.client.call(calls.saveUser, { payload: { profile: {}, advertising: true } });
      await agree(await join(running()));
      expect((await suggested(openBrowser(running()))).profiles).not.toEqual([]);
      const member = await join(running(), 'paid');
      await agree(member);
      const visitor = openBrowser(running(), 'paid');
      const { profiles } = await suggested(visitor, '{"ref":"summer"}');
      expect(profiles.map(({ id }) => id)).toContain(member.id);
      for (const none of [undefined, '{}', '{"ref":null}', 'summer'])
        expect(await failureOf(suggested(visitor, none)), none).toMatchObject({ code: 'search_closed' });
      expect((await suggested(member.browser)).profiles.map(({ id }) => id)).not.toContain(member.id);
    });

    test('suggests members and never the viewer', async () => {
      const { profiles } = await viewer.browser.client.call(calls.getSuggestions, {
        query: { for: 'error' },
      });
      expect(profiles.length).toBeGreaterThan(0);
      expect(profiles.map(({ id }) => id)).not.toContain(viewer.id);
    });
  });
}
