import { expect, test } from 'vitest';
import { testSite } from '../testing/fixture.ts';
import { preferencesResponse } from './preferences.ts';

const settings = {
  ...testSite.settings,
  countries: ['NL', 'DE'],
  minimum_message_costs: { CH: { costs: 35, currency: 'CHF' } },
  signups: 'with_trafficsource',
};

const choose = (fields: Record<string, string>, cookie = '', origin = 'https://brand.test') =>
  preferencesResponse(
    new Request(`${origin}/preferences`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    }),
    settings,
  );

const send = async (fields: Record<string, string>) => {
  const { status, headers } = await choose(fields);
  return { status, location: headers.get('location'), cookies: headers.getSetCookie() };
};

test.each(['DE', 'CH'])('stores %s, a country that visitors can choose', async (country) => {
  expect(await send({ country, back: '/pages/terms' })).toEqual({
    status: 303,
    location: '/pages/terms',
    cookies: [`country=${country}; Max-Age=2592000; Path=/; SameSite=Lax; Secure`],
  });
});

test('stores a language that the site offers, and ignores any other', async () => {
  const chooseLanguage = async (locale: string) => {
    const request = new Request('https://brand.test/preferences', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ locale, scheme: 'dark' }),
    });
    const site = { ...settings, domain_language: 'de', languages: ['de', 'nl'] } satisfies typeof settings;
    const { status, headers } = await preferencesResponse(request, site);
    return [status, headers.getSetCookie().length, headers.getSetCookie()[0]?.split(';')[0]];
  };
  expect(await chooseLanguage('nl')).toEqual([303, 2, 'i18n_redirected=nl']);
  for (const locale of ['fr', 'xx', '', 'nl-BE'])
    expect(await chooseLanguage(locale)).toEqual([303, 1, 'scheme=dark']);
});

test('the empty option removes the choice', async () => {
  const { cookies } = await send({ country: '' });
  expect(cookies).toEqual(['country=; Max-Age=0; Path=/; SameSite=Lax; Secure']);
});

test.each(['FR', 'de', 'constructor', 'DE\r\nset-cookie: a=b', 'DE; Domain=test', '\0'])(
  'ignores the country %j',
  async (country) => {
    expect((await send({ country })).cookies).toEqual([]);
  },
);

test('a form without a country leaves the choice as it is', async () => {
  expect((await send({ scheme: 'dark' })).cookies).toEqual([expect.stringMatching(/^scheme=dark;/)]);
});

const source = 'traffic_source=ref%3Dspring';

test('accepting keeps a stored traffic source for 30 days, and the choice for 180', async () => {
  const response = await choose({ cookies: 'accepted', back: '/landers/video?ref=spring' }, source);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/landers/video?ref=spring');
  expect(response.headers.getSetCookie()).toEqual([
    'cookie_consent=accepted; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    `${source}; Max-Age=2592000; Path=/; SameSite=Lax; Secure`,
  ]);
});

test('rejecting and withdrawing end a stored traffic source with the visit', async () => {
  const rejection = await choose({ cookies: 'rejected' }, source, 'http://localhost:3000');
  expect(rejection.headers.getSetCookie()).toEqual([
    'cookie_consent=rejected; Max-Age=15552000; Path=/; SameSite=Lax',
    `${source}; Path=/; SameSite=Lax`,
  ]);
  const withdrawal = await choose({ cookies: 'rejected' }, `cookie_consent=accepted; ${source}`);
  expect(withdrawal.headers.getSetCookie()).toContain(`${source}; Path=/; SameSite=Lax; Secure`);
});

test('accepting stores the source of the page where no cookie has it', async () => {
  const sourceCookie = `${source}; Max-Age=2592000; Path=/; SameSite=Lax; Secure`;
  const post = async (back: string, referer: string) => {
    const request = new Request('https://brand.test/preferences', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', referer },
      body: new URLSearchParams({ cookies: 'accepted', back }),
    });
    const { headers } = await preferencesResponse(request, { ...settings, signups: 'all' });
    return headers.getSetCookie();
  };
  expect(await post('/?ref=spring', 'https://brand.test/')).toContain(sourceCookie);
  expect(await post('/pages/faq?lang=de', 'https://brand.test/pages/faq?ref=spring&lang=de')).toContain(
    sourceCookie,
  );
  expect(await post('/pages/faq', 'https://other.test/?ref=spring')).toHaveLength(1);
});

test('a choice without a traffic source is only stored, and an unknown choice is ignored', async () => {
  expect((await choose({ cookies: 'rejected' })).headers.getSetCookie()).toHaveLength(1);
  expect((await choose({ cookies: 'maybe' }, source)).headers.getSetCookie()).toEqual([]);
});
