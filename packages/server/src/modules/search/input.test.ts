import { calls } from '@meetcute/contract';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  join,
  openTestBrowser,
  startTestApi,
  type TestApi,
  type TestBrowser,
} from '../../../test/test-api.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { attempts } from '../../http/requests.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  for (const dateOfBirth of ['2008-11-22', '2008-11-21', '1990-01-01'])
    await world.join('free', { dateOfBirth });
});
afterAll(() => world.close());

const searchFor = (query: string) => world.visitor().fetch(`/api/search.php?manual_search=1&${query}`);

const NUMBERS = ['pp', 'page', 'min_age', 'max_age'];
const FLAGS = ['auto_load', 'hideNudity', 'searchAllCountries', 'manual_search', 'do_not_save'];
const FIELDS = [...NUMBERS, ...FLAGS, 'source', 'trafficsource', 'gender', 'country', 'countryregion'];

const NO_NUMBERS = ['-1', '0', '1.5', '1e3', '0x10', '+5', '١٢', ' 20', 'NaN', 'Infinity', 'two', '', '%00'];
const HUGE = ['100000', '99999999999999999999', '9'.repeat(500)];

describe.each(NUMBERS)('%s', (field) => {
  test.each([...NO_NUMBERS, ...HUGE])('refuses %j', async (value) => {
    expect((await searchFor(`${field}=${value}`)).status).toBe(400);
  });
});

const HOSTILE = [
  "' OR 1=1--",
  "'; DROP TABLE members; --",
  '1) UNION SELECT password_hash FROM members--',
  '__proto__',
  'constructor',
  '{"__proto__":{"isAdmin":true}}',
  '$ne',
  '\u202e\ud83d\udc7b',
];

describe.each(FIELDS)('%s', (field) => {
  test('refuses a repeated parameter', async () => {
    const response = await world.visitor().fetch(`/api/search.php?${field}=1&${field}=1`);
    expect(response.status).toBe(400);
  });

  test.each(HOSTILE)('refuses %j, or treats it as text', async (value) => {
    const isText = ['source', 'trafficsource', 'countryregion'].includes(field);
    const fields = field === 'manual_search' ? '/api/search.php?' : '/api/search.php?manual_search=1&';
    const response = await world.visitor().fetch(`${fields}${field}=${encodeURIComponent(value)}`);
    const tooLong = field === 'source' && value.length > 40;
    expect(response.status).toBe(isText && !tooLong ? 200 : 400);
    if (field === 'countryregion')
      expect(await response.json()).toMatchObject({ profiles: [], paging: { num_results: 0 } });
  });
});

test.each([
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'constructor=1',
  'offset=1',
  'limit=5',
  'pp[]=5',
  'toString=1',
])('refuses a parameter that the search does not have: %s', async (query) => {
  expect((await searchFor(query)).status).toBe(400);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('still has all members after the attacks', async () => {
  const { paging } = await world.visitor().call(calls.search, { query: { manual_search: true } });
  expect(paging.num_results).toBe(2);
});

test('never returns members under 18', async () => {
  for (const query of ['min_age=17', 'max_age=17', 'min_age=0', 'min_age=17&max_age=18'])
    expect((await searchFor(query)).status).toBe(400);
  for (const query of ['max_age=18', 'min_age=18&max_age=18', 'min_age=120', 'min_age=60&max_age=20', '']) {
    const { profiles } = (await (await searchFor(query)).json()) as { profiles: { age: number }[] };
    expect(profiles.filter(({ age }) => age < 18)).toEqual([]);
  }
});

test('returns nothing on the last possible page and refuses the one after it', async () => {
  const last = await searchFor('page=10000&pp=48');
  expect([last.status, await last.json()]).toMatchObject([200, { profiles: [], paging: { num_results: 2 } }]);
  expect((await searchFor('page=10001')).status).toBe(400);
});

describe('a scraper of pages', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  const path = '/api/search.php?manual_search=1';

  test('has to wait after 600 pages in ten minutes and may then continue', async () => {
    const browser = openTestBrowser(api);
    expect((await browser.send('GET', path)).status).toBe(200);
    await api.db.update(attempts).set({ count: 599 }).where(like(attempts.bucket, 'search-viewer:%'));
    expect((await browser.send('GET', path)).status).toBe(200);
    const response = await browser.send('GET', path);
    expect([await codeOf(response), response.headers.get('retry-after')]).toEqual([
      '429 too_many_requests',
      '600',
    ]);
    expect((await openTestBrowser(api).send('GET', path)).status).toBe(200);
    api.pass(600_000);
    expect((await browser.send('GET', path)).status).toBe(200);
  });

  describe.each([
    ['pages', path],
    ['suggestions', '/api/suggestions.php?for=signup'],
  ])('of %s', (_, each) => {
    const openBrowser = (address: string) => openTestBrowser(api, undefined, address);
    const read = async (browser: TestBrowser) => codeOf(await browser.send('GET', each));

    test('gains nothing by dropping cookies: visitors of a network get 600, and others are not slowed down', async () => {
      const member = openBrowser('203.0.113.7');
      await join(member);
      expect(await read(openBrowser('203.0.113.7'))).toBe('200');
      await api.db.update(attempts).set({ count: 599 }).where(like(attempts.bucket, '%-visitors:%'));
      expect(await read(openBrowser('203.0.113.7'))).toBe('200');
      expect(await read(openBrowser('203.0.113.7'))).toBe('429 too_many_requests');
      for (const address of ['2001:db8::1', '203.0.113.8'])
        expect(await read(openBrowser(address))).toBe('200');
      expect(await read(member)).toBe('200');
    });

    test('gains little by more accounts: members of a network get 2400', async () => {
      const [one, other] = [openBrowser('203.0.113.9'), openBrowser('203.0.113.9')];
      for (const browser of [one, other]) await join(browser);
      expect(await read(one)).toBe('200');
      await api.db.update(attempts).set({ count: 2399 }).where(like(attempts.bucket, '%-members:%'));
      expect(await read(one)).toBe('200');
      expect(await read(other)).toBe('429 too_many_requests');
      expect(await read(openBrowser('203.0.113.9'))).toBe('200');
    });
  });
});
