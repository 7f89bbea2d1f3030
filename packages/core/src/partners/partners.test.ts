import { expect, test } from 'vitest';
import { advertAddress, camAddress, camsOf, type PartnerSite } from './index.ts';

const cam = (account: string, age: number | null) => ({ account, name: null, age, image: null });
const site: PartnerSite = {
  settings: { member_resell: ['cams', 'camads'] },
  origin: 'https://own.test',
  partners: {
    cams: { url: '/cams?from=us', offers: [cam('luna', 28), cam('mila', 34), cam('noor', null)] },
    adverts: { url: 'https://partner.test/ads' },
  },
};
const siteWithoutPartners: PartnerSite = { ...site, settings: { member_resell: [] } };

test('returns webcam offers by account, within the requested ages, only on sites that resell them', () => {
  expect(Object.keys(camsOf(site))).toEqual(['luna', 'mila', 'noor']);
  expect(Object.keys(camsOf(site, { min_age: 30, max_age: 40 }))).toEqual(['mila', 'noor']);
  expect(camsOf(siteWithoutPartners)).toEqual({});
});

test('offers and adverts lead to the configured targets, with the site’s own pages as paths', () => {
  expect(camAddress(site, 'luna')).toBe('/cams?from=us&account=luna');
  expect(advertAddress(site)).toBe('https://partner.test/ads');
});

test.each(['nobody', '__proto__', 'https://evil.example', '//evil.example'])(
  '%s leads nowhere',
  (account) => {
    expect(camAddress(site, account)).toBeNull();
  },
);

test('a site that resells nothing leads nowhere', () => {
  expect([camAddress(siteWithoutPartners, 'luna'), advertAddress(siteWithoutPartners)]).toEqual([null, null]);
});
