import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { salesWarning } from './sales-warning.ts';

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
