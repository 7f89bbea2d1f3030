import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { join } from '../browser.ts';
import { partnersOf } from '../settings.ts';
import type { Running, SiteName } from '../target.ts';

/** Age of an account that gets offers, in ms: a little more than four days. */
const OLD_ENOUGH = 4 * 86_400_000 + 60_000;

const offers = partnersOf('free').cams?.offers ?? [];

async function joinFor(running: Running, { site = 'free' as SiteName, age = OLD_ENOUGH, isPaid = false }) {
  const { browser, user } = await join(running, site);
  await running.makeOlder(site, user.email, age);
  if (isPaid) await running.makePaid(site, user.email);
  return browser;
}

/** Tests webcam offers and advertising partners. */
export function partners(running: () => Running): void {
  describe('partners', () => {
    const camsFor = async (options: Parameters<typeof joinFor>[1], query: object = {}) => {
      const { client } = await joinFor(running(), options);
      return (await client.call(calls.searchCams, { query })).cams;
    };

    test(
      'offers cams to unpaid members after four days where the site has them, by account',
      { meta: { spec: ['entity.webcam-response.cams-map', 'tile.account-age-over-345600000-ms'] } },
      async () => {
        const all = Object.fromEntries(offers.map((cam) => [cam.account, cam]));
        expect(Object.keys(all).length).toBeGreaterThan(2);
        expect(await camsFor({})).toEqual(all);
        expect(await camsFor({ age: OLD_ENOUGH - 120_000 })).toEqual({});
        expect(await camsFor({ isPaid: true })).toEqual({});
        expect(await camsFor({ site: 'paid' })).toEqual({});
      },
    );

    test(
      'accepts gender and ages, and returns cam offers within the ages',
      { meta: { spec: ['call.get-xcams-search'] } },
      async () => {
        const ages = { min_age: 26, max_age: 34 };
        const cams = Object.values(await camsFor({}, { gender: 'f', ...ages }));
        const expected = offers.filter(({ age }) => age !== null && age >= 26 && age <= 34);
        expect([expected.length > 0, expected.length < offers.length]).toEqual([true, true]);
        expect(cams).toEqual(expected);
      },
    );

    test.each([
      ['openCam', 'account=studio-luna', '/advert-demo?account=studio-luna'],
      ['openPartner', 'flow=profile-search&redirect=1', '/advert-demo'],
    ] as const)(
      '%s redirects to the address of the site and refuses one from the request',
      { meta: { spec: ['call.open-xcams-redirect', 'call.open-resellpartner'] } },
      async (name, query, location) => {
        const { browser } = await join(running());
        const open = (more: string) => browser.fetch(`${calls[name].path}?${query}${more}`);
        const response = await open('');
        expect([response.status, response.headers.get('location')]).toEqual([302, location]);
        for (const evil of ['&url=https://evil.example', '&to=//evil.example', `&${query}`]) {
          const refusal = await open(evil);
          expect([refusal.status, refusal.headers.get('location')], evil).toEqual([400, null]);
        }
      },
    );
  });
}
