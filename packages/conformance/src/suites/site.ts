import { calls, LANGUAGES, settings as settingsSchema } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, openBrowser } from '../browser.ts';
import { withSettings } from '../refusals/refusal.ts';
import type { Running } from '../target.ts';

/** Tests what visitors can read about a site. */
export function site(running: () => Running): void {
  describe('site', () => {
    test(
      "returns all settings of the host's site to a visitor",
      { meta: { spec: ['settings.provided-by-server'] } },
      async () => {
        const free = await openBrowser(running(), 'free').client.call(calls.getSettings);
        const paidSettings = await openBrowser(running(), 'paid').client.call(calls.getSettings);
        expect(Object.keys(free).sort()).toEqual(Object.keys(settingsSchema.shape).sort());
        expect(free.name).not.toBe(paidSettings.name);
        expect(free).toEqual(running().settings.free);
        expect(paidSettings).toEqual(running().settings.paid);
        expect([free.name, free.domain]).toEqual(['Linden Lane', 'lindenlane.example']);
        expect([free.niche, free.signups, free.logged_out_search]).toEqual([1, 'all', 'all']);
        expect([paidSettings.niche, paidSettings.signups, paidSettings.logged_out_search]).toEqual([
          1,
          'all',
          'none',
        ]);
        const other = await withSettings(running(), { niche: 5, signups: 'with_trafficsource' }, () =>
          openBrowser(running(), 'free').client.call(calls.getSettings),
        );
        expect([other.niche, other.signups]).toEqual([5, 'with_trafficsource']);
      },
    );

    test('includes places, prices and company in the settings', async () => {
      const response = await openBrowser(running(), 'paid').client.call(calls.getSettings);
      expect(response.countries.length).toBeGreaterThan(1);
      expect(response.region_data['NL']!.length).toBeGreaterThan(5);
      expect(Object.values(response.minimum_message_costs)[0]).toMatchObject({
        costs: expect.any(Number),
        currency: expect.any(String),
      });
      expect(response).toMatchObject({
        geoip_country: expect.toBeOneOf([null, expect.any(String)]),
        company_name: expect.any(String),
        vat_numbers: expect.any(Array),
      });
    });

    test('includes fields, fictional profiles and contact in the settings', async () => {
      const response = await openBrowser(running(), 'paid').client.call(calls.getSettings);
      expect(response.search_fields.length).toBeGreaterThan(0);
      expect(response.fictional_plural).not.toBe('');
      expect(response.message_credits).toBeGreaterThan(0);
      expect(response.support_email).toContain('@');
      expect(response.visible_profile_fields.length).toBeGreaterThan(0);
      expect(response.visible_profile_notes.length).toBeGreaterThan(0);
    });

    test('includes trade names, discounts, images, resale and sign-up in the settings', async () => {
      const response = await openBrowser(running()).client.call(calls.getSettings);
      expect(response.tradenames.length).toBeGreaterThan(0);
      for (const { id, name } of response.tradenames)
        expect([typeof id, typeof name]).toEqual(['string', 'string']);
      expect(response).toMatchObject({
        cdn_prefix: expect.any(String),
        member_resell: expect.any(Array),
        signup: { showDots: expect.any(Boolean) },
      });
      const paidSettings = await openBrowser(running(), 'paid').client.call(calls.getSettings);
      expect([response.delete_discount, paidSettings.delete_discount]).toEqual([null, 50]);
    });

    test('includes the push key and a switch for each part of the site in the settings', async () => {
      const { client } = openBrowser(running());
      const response = await client.call(calls.getSettings);
      expect(response.push_pub).toBeNull();
      const key = 'public-key-of-the-push-service';
      const withKey = await withSettings(running(), { push_pub: key }, () => client.call(calls.getSettings));
      expect(withKey.push_pub).toBe(key);
      for (const part of [
        'navigation',
        'chat',
        'likes',
        'my_profile',
        'notifications',
        'footer',
        'signup',
      ] as const)
        expect(response[part]).toEqual(expect.any(Object));
    });

    test('returns regions by country', { meta: { spec: ['call.get-regions'] } }, async () => {
      const { client } = openBrowser(running());
      const { regions } = await client.call(calls.getRegions);
      expect(regions).toEqual((await client.call(calls.getSettings)).region_data);
    });

    test(
      'returns interests and profile fields',
      { meta: { spec: ['call.get-interests', 'call.get-profile-fields'] } },
      async () => {
        const { client } = openBrowser(running());
        const { interests } = await client.call(calls.getInterests);
        expect(interests.length).toBeGreaterThan(0);
        expect(new Set(interests.map(({ id }) => id)).size).toBe(interests.length);
        for (const { id, name } of interests)
          expect([name.trim() !== '', name === id]).toEqual([true, false]);
        const { fields } = await client.call(calls.getProfileFields);
        const { allowed_values: allowedValues, text_fields: texts } = running().settings.free;
        expect(fields.filter(({ kind }) => kind === 'choice').map(({ name }) => name)).toEqual(
          Object.keys(allowedValues),
        );
        expect(fields.filter(({ kind }) => kind === 'text').map(({ name }) => name)).toEqual(texts);
      },
    );

    test('returns the company of the settings', { meta: { spec: ['call.get-companyinfo'] } }, async () => {
      const info = await openBrowser(running()).client.call(calls.getCompanyInfo);
      expect(running().settings.free).toMatchObject(info);
    });

    test(
      'resolves a position to country, region and city',
      { meta: { spec: ['call.get-geocode', 'entity.geocode.fields'] } },
      async () => {
        const { client } = openBrowser(running());
        const place = await client.call(calls.geocode, { query: { lat: 52.3702, lon: 4.8952 } });
        expect(place).toMatchObject({ country: 'NL', city: 'Amsterdam' });
        const region = running().settings.free.region_data['NL']!.find(
          ({ id }) => id === place.countryregion,
        );
        expect(region?.name).toMatch(/Holland/);
      },
    );

    test.each([
      ['in the middle of an ocean', 0, -30],
      ['120 km from the nearest town', 55.5, 3.9],
      ['in a country that the site does not offer', 59.3293, 18.0686],
    ])('resolves no place for a point %s', async (_, lat, lon) => {
      const place = await openBrowser(running()).client.call(calls.geocode, { query: { lat, lon } });
      expect(place).toEqual({ country: null, countryregion: null, city: null });
    });

    test.each([
      'lat=91&lon=0',
      'lat=0',
      'lat=x&lon=1',
      'lat=1&lon=1&lon=2',
      'lat=NaN&lon=0',
      'lat=1e1&lon=0',
    ])('refuses an invalid position: %s', async (query) => {
      const response = await openBrowser(running()).fetch(`/api/geocode.php?${query}`, {
        headers: { 'x-package': 'x' },
      });
      expect(response.status).toBe(400);
    });

    test.each(LANGUAGES)(
      'returns the texts in %s as trees by namespace under the language code',
      { meta: { spec: ['call.get-i18n-messages'] } },
      async (locale) => {
        const { client } = openBrowser(running());
        const response = await client.call(calls.getCatalogue, {
          params: { buildId: 'conformance', locale },
        });
        expect(Object.keys(response)).toEqual([locale]);
        expect(response[locale]).toMatchObject({
          common: { fictional: { label: expect.any(String) } },
          error: { heading: expect.any(String) },
        });
      },
    );

    test('returns different texts for each language', async () => {
      const { client } = openBrowser(running());
      const [english, polish] = await Promise.all(
        ['en', 'pl'].map((locale) =>
          client.call(calls.getCatalogue, { params: { buildId: 'conformance', locale } }),
        ),
      );
      expect(Object.keys(polish!['pl']!).sort()).toEqual(Object.keys(english!['en']!).sort());
      expect(polish!['pl']).not.toEqual(english!['en']);
    });

    test('responds with not found to texts in an unsupported language', async () => {
      const { client } = openBrowser(running());
      const params = { buildId: 'conformance', locale: 'xx' };
      expect(await failureOf(client.call(calls.getCatalogue, { params }))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    });

    test('returns a code and a message with every error', async () => {
      const failure = await failureOf(
        openBrowser(running()).client.call(calls.getProfile, { query: { id: 'nobody' } }),
      );
      expect(failure).toMatchObject({ status: 404, code: 'not_found', message: expect.any(String) });
    });
  });
}
