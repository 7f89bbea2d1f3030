import { expect, test } from 'vitest';
import { completeSettings, demoSites } from './sites.ts';

const { template: _template, region_data: _regions, ...file } = demoSites[1].settings;

test(
  'a site that names no template is drawn by classic, one that names its own by that',
  { meta: { spec: ['const.default-template-classic'] } },
  () => {
    expect(completeSettings(file).template).toBe('classic');
    expect(completeSettings({ ...file, template: 'harbour' }).template).toBe('harbour');
  },
);

test('a site that names no regions gets those of its countries, one that names its own keeps them', () => {
  expect(Object.keys(completeSettings(file).region_data)).toEqual(file.countries);
  const own = { NL: [{ id: '1', name: 'Everywhere' }] };
  expect(completeSettings({ ...file, region_data: own }).region_data).toEqual(own);
});
