import { expect, test } from 'vitest';
import { advertNotice, namelessAdverts } from './advert-notice.ts';

test.each([
  ['cams', { cams: 'Lumen' }, { advertiser: 'Lumen', basis: 'search' }],
  ['camads', { cams: 'Lumen' }, { advertiser: null, basis: 'none' }],
  ['camads', { camads: 'Bloom' }, { advertiser: 'Bloom', basis: 'none' }],
  ['cams', undefined, { advertiser: null, basis: 'search' }],
] as const)('an advert of %s on a site with %o has the notice %o', (kind, advertisers, notice) => {
  expect(advertNotice({ advertisers }, kind)).toEqual(notice);
});

test.each([
  [['cams', 'camads'], { cams: 'Lumen' }, ['camads']],
  [['cams'], undefined, ['cams']],
  [['cams'], { cams: 'Lumen' }, []],
  [[], undefined, []],
] as const)('a site with tiles of %o and the advertisers %o lacks %o', (kinds, advertisers, missing) => {
  expect(namelessAdverts({ member_resell: [...kinds], advertisers })).toEqual(missing);
});
