import { expect, test } from 'vitest';
import { completeSettings, demoSites } from './sites.ts';

const { template: _template, region_data: _regions, ...file } = demoSites[1].settings;

test(
  'uses the classic template by default, and the configured one otherwise',
  { meta: { spec: ['const.default-template-classic'] } },
  () => {
    expect(completeSettings(file).template).toBe('classic');
    expect(completeSettings({ ...file, template: 'harbour' }).template).toBe('harbour');
  },
);

test('fills in the regions of the countries by default, and keeps configured ones', () => {
  expect(Object.keys(completeSettings(file).region_data)).toEqual(file.countries);
  const own = { NL: [{ id: '1', name: 'Everywhere' }] };
  expect(completeSettings({ ...file, region_data: own }).region_data).toEqual(own);
});
