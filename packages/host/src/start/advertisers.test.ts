import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { advertiserWarning } from './advertisers.ts';

test.each(demoSites.map(({ id, settings }) => [id, settings] as const))(
  'the demo site %s names its advertisers',
  (_id, settings) => {
    expect(advertiserWarning(settings)).toBeNull();
  },
);

test('names the site and the adverts without an advertiser', () => {
  const { settings } = demoSites[0];
  const warning = advertiserWarning({ ...settings, advertisers: { cams: 'Lumen' } });
  expect(warning).toContain(`${settings.name}: `);
  expect(warning).toMatch(/: camads\. /);
});
