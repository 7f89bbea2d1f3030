import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { advertiserWarning, photoHostWarning, salesWarning } from './site-warnings.ts';

const [first] = demoSites;

test.each(demoSites.map(({ id, settings }) => [id, settings] as const))(
  'the demo site %s names its advertisers',
  (_id, settings) => {
    expect(advertiserWarning(settings)).toBeNull();
  },
);

test('names the site and the adverts without an advertiser', () => {
  const { settings } = first;
  const warning = advertiserWarning({ ...settings, advertisers: { cams: 'Lumen' } });
  expect(warning).toContain(`${settings.name}: `);
  expect(warning).toMatch(/: camads\. /);
});

const warningFor = (cdn_prefix: string) =>
  photoHostWarning({ settings: { ...first.settings, cdn_prefix }, hosts: ['brand.test', 'www.brand.test'] });

test.each(['/cdn', 'cdn', '/photos/'])("says nothing about photos at the path '%s' of the site", (prefix) => {
  expect(warningFor(prefix)).toBeNull();
});

test.each([
  'https://photos.brand.test',
  '//photos.brand.test/a',
  'https://cdn.example/p/',
  // A page at the other host sends no session there.
  'https://brand.test/cdn',
  'https://[',
])("warns of photos at '%s', to which pages send no session", (prefix) => {
  expect(warningFor(prefix)).toContain(`${first.settings.name}: 'cdn_prefix' is ${prefix}, another host`);
});

test.each(demoSites.map(({ id, settings, shop }) => [id, settings, shop] as const))(
  'the demo site %s sells in its own country',
  (_id, settings, shop) => {
    expect(salesWarning(settings, shop)).toBeNull();
  },
);

test('names the site and its country without prices', () => {
  const { settings, shop } = demoSites[1];
  const warning = salesWarning({ ...settings, country: 'JP' }, shop);
  expect(warning).toMatch(
    new RegExp(`^${settings.name}: the shop does not sell in JP, .*'shop\\.countries'`),
  );
});

test('a site without a shop has nothing to sell anywhere', () => {
  expect(salesWarning(demoSites[1].settings, undefined)).toBeNull();
});
